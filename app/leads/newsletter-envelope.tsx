import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import postage from "#app/art/postage.svg";
import { Icon } from "#app/ui/icon.tsx";
import { newsletter as words } from "#content/newsletter.ts";
import { isSomethingOpen } from "./is-busy.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

/** `byItself`: nobody asked for it, and it must not take the focus. */
export type NewsletterState = "hidden" | "byItself" | "asked" | "closing";

type Props = { state: NewsletterState; close: () => void };

/** The newsletter popup itself, loaded when it opens. Source: SPEC.md §2.11. */
export function NewsletterEnvelope({ state, close }: Props) {
  const envelope = useRef<HTMLDivElement>(null);
  const leave = useLeave(envelope, state, close);
  const isClosing = state === "closing";

  return (
    <div
      className="news"
      ref={envelope}
      role="dialog"
      aria-labelledby="newsletter-title"
      data-state={isClosing ? "closing" : "open"}
      inert={isClosing}
    >
      <div className="news__in">
        <button className="x" type="button" aria-label="Close" onClick={leave}>
          <Icon name="x" />
        </button>
        <img className="news__stamp" src={postage} alt="" width="66" height="82" />
        <h2 id="newsletter-title">{words.heading}</h2>
        <p>{words.text}</p>
        <NewsletterForm />
      </div>
    </div>
  );
}

/** Takes the focus when the popup was asked for. Gives the way to close it, which gives the focus back. */
function useLeave(
  envelope: RefObject<HTMLElement | null>,
  state: NewsletterState,
  close: () => void,
) {
  const opener = useRef<Element>(null);

  useEffect(() => {
    if (state !== "asked") return;
    opener.current = document.activeElement;
    envelope.current?.querySelector<HTMLElement>("form input:not([type=hidden])")?.focus();
  }, [envelope, state]);

  function leave() {
    if (envelope.current?.contains(document.activeElement)) focusAgain(opener.current);
    close();
  }

  const leaveByKey = useEffectEvent(({ key, isComposing }: KeyboardEvent) => {
    if (key === "Escape" && !isComposing && !isSomethingOpen()) leave();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => leaveByKey(event);
    // Before the menus of the header, which close on the same key.
    document.addEventListener("keydown", onKey, { capture: true });
    return () => document.removeEventListener("keydown", onKey, { capture: true });
  }, []);

  return leave;
}

/** Whoever found the popup by themselves goes on at the page's content. */
function focusAgain(opener: Element | null) {
  const next = opener instanceof HTMLElement && opener.isConnected ? opener : mainContent();
  next?.focus({ preventScroll: true });
}

function mainContent() {
  return document.getElementById("main");
}
