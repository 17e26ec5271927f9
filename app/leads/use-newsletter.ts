import { useCallback, useEffect, useRef, useState } from "react";
import { isBusy } from "./is-busy.ts";
import { isAnswered, rememberAnswer } from "./newsletter-answer.ts";
import type { NewsletterEnvelope, NewsletterState } from "./newsletter-envelope.tsx";
import { newsletterMoment } from "./newsletter-moment.ts";

/** Source: SPEC.md §4 and §9. */
const closingMs = 500;

/** The newsletter popup: opens after a while or by a press, and slides out before it is gone. */
export function useNewsletter() {
  const [state, setState] = useState<NewsletterState>("hidden");
  const [Envelope, setEnvelope] = useState<typeof NewsletterEnvelope>();

  const openByItself = useCallback(() => {
    loadEnvelope().then(
      (loaded) => {
        setEnvelope(() => loaded);
        setState((now) => (now === "hidden" ? "byItself" : now));
      },
      () => undefined, // offline, perhaps: nobody has asked for it
    );
  }, []);
  useMoment(openByItself);

  useEffect(() => {
    if (state !== "closing") return;
    const timer = setTimeout(() => setState("hidden"), closingMs);
    return () => clearTimeout(timer);
  }, [state]);

  const close = useCallback(() => {
    rememberAnswer();
    setState("closing");
  }, []);

  async function open() {
    const loaded = await loadEnvelope();
    setEnvelope(() => loaded);
    setState("asked");
  }
  return { state, Envelope, open, close };
}
export type Newsletter = ReturnType<typeof useNewsletter>;

async function loadEnvelope() {
  return (await import("./newsletter-envelope.tsx")).NewsletterEnvelope;
}

/** Counts from the load of the page, so that moving inside the site does not start it again. */
function useMoment(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const look = () => {
      const now = { sinceLoadMs: performance.now(), isAnswered: isAnswered(), isBusy: isBusy() };
      const moment = newsletterMoment(now);
      if (moment === "now") act();
      else if (moment) timer.current = setTimeout(look, moment.lookAgainInMs);
    };
    look();
    return () => clearTimeout(timer.current);
  }, [act]);
}
