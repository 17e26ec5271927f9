import { useEffect, useState } from "react";
import { failureText } from "#app/staff/failure-text.ts";
import { MailAddress } from "#app/staff/mail-address.tsx";
import mailStyles from "#app/styles/mail-preview.css?url";
import type { LetterPreview } from "#contract/answers/campaigns.ts";
import { type LetterInput, letterInput } from "#contract/campaigns.ts";
import { check } from "#contract/validate.ts";
import { campaignApi } from "./campaign-api.ts";

/** Typing is not asked about letter by letter. */
const restMs = 400;
const views = [
  ["wide", "Desktop"],
  ["phone", "Phone"],
  ["text", "Plain text"],
] as const;
type View = (typeof views)[number][0];

/** The mail itself, as the server makes it. */
export function CampaignPreview({ post, subject, intro }: LetterInput) {
  const { letter, failure } = useLetter({ post, subject, intro });
  const [view, setView] = useState<View>("wide");
  return (
    <aside className="sheet pv mailpv" aria-label="Preview of the mail">
      <fieldset className="mailpv__views">
        <legend className="vh">Show it as</legend>
        {views.map(([name, word]) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            onClick={() => setView(name)}
          >
            {word}
          </button>
        ))}
      </fieldset>
      {failure && (
        <p className="mailpv__failure" role="alert">
          {failure}
        </p>
      )}
      {letter && <Letter letter={letter} view={view} />}
    </aside>
  );
}

function Letter({ letter, view }: { letter: LetterPreview; view: View }) {
  return (
    <>
      <dl className="mailpv__head">
        <div>
          <dt>From</dt>
          <dd>
            <MailAddress email={letter.from} />
          </dd>
        </div>
        <div>
          <dt>Subject</dt>
          <dd>{letter.subject}</dd>
        </div>
      </dl>
      {view === "text" ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys
        <pre className="mailpv__text" tabIndex={0}>
          {letter.text}
        </pre>
      ) : (
        <iframe
          className={view === "phone" ? "mailpv__mail mailpv__mail--phone" : "mailpv__mail"}
          title="The mail as it looks"
          // No scripts; links open in a new tab.
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          srcDoc={pageOf(letter.html)}
          onLoad={({ currentTarget }) => dress(currentTarget)}
        />
      )}
    </>
  );
}

/** Mail programs bring styles of their own; these stand for them. Pictures come from here, whatever PUBLIC_URL says. */
function pageOf(html: string): string {
  return html
    .replace("<head>", `<head><base target="_blank"><link rel="stylesheet" href="${mailStyles}">`)
    .replace(/src="https?:\/\/[^/"]+\/og\//g, 'src="/og/')
    .replaceAll(' style="', ' data-style="');
}

/** The page's policy allows no style in HTML, and the frame has its policy; by script each may have its own. */
function dress({ contentDocument }: HTMLIFrameElement): void {
  for (const element of contentDocument?.querySelectorAll<HTMLElement>("[data-style]") ?? []) {
    element.style.cssText = element.dataset.style ?? "";
  }
}

/** What was last made stays in view while the next one is asked for, and while the words are none that can be sent. */
function useLetter({ post, subject, intro }: LetterInput) {
  const [letter, setLetter] = useState<LetterPreview>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const checked = check(letterInput, { post, subject, intro });
    if (!checked.ok) return;
    let isOld = false;
    const timer = setTimeout(async () => {
      const made = await campaignApi
        .preview(checked.value)
        .catch((problem) => failureText(problem, "The preview could not be loaded."));
      if (isOld) return;
      setFailure(typeof made === "string" ? made : undefined);
      if (typeof made !== "string") setLetter(made);
    }, restMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [post, subject, intro]);
  return { letter, failure };
}
