import { site } from "#content/site.ts";
import type { Newsletter } from "./use-newsletter.ts";

/**
 * Where the newsletter pops up: beside the page and not over it, so that whoever did not ask for it can read on.
 * Source: SPEC.md §2.5.
 */
export function NewsletterPopup({ Envelope, ...newsletter }: Newsletter) {
  const { state } = newsletter;
  return (
    <>
      <p className="vh" aria-live="polite">
        {state === "byItself" && site.newsletterOpened}
      </p>
      {Envelope && state !== "hidden" && <Envelope {...newsletter} />}
    </>
  );
}
