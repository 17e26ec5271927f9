import { useEffect, useState } from "react";
import { rememberAnswer } from "./newsletter-answer.ts";
import type { NewsletterEnvelope, NewsletterState } from "./newsletter-envelope.tsx";
import { startQuietly } from "./quiet-start.ts";

/** Source: SPEC.md §4 and §9. */
const closingMs = 500;

/** The newsletter popup: opens after a while or by a press, and slides out before it is gone. */
export function useNewsletter() {
  const [state, setState] = useState<NewsletterState>("hidden");
  const [Envelope, setEnvelope] = useState<typeof NewsletterEnvelope>();

  useEffect(
    () =>
      startQuietly(() => {
        loadEnvelope().then(
          (loaded) => {
            setEnvelope(() => loaded);
            setState((now) => (now === "hidden" ? "byItself" : now));
          },
          () => undefined, // offline, perhaps: nobody has asked for it
        );
      }),
    [],
  );

  useEffect(() => {
    if (state !== "closing") return;
    const timer = setTimeout(() => setState("hidden"), closingMs);
    return () => clearTimeout(timer);
  }, [state]);

  function close() {
    rememberAnswer();
    setState("closing");
  }

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
