import { useCallback, useEffect, useState } from "react";
import { whenIdle } from "#app/ui/when-idle.ts";
import { rememberAnswer } from "./newsletter-answer.ts";
import type { NewsletterEnvelope, NewsletterState } from "./newsletter-envelope.tsx";

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

/** The clock comes when the browser is idle, with what else is done then: the moment is far away. */
function useMoment(act: () => void) {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const start = async () => {
      const quiet = await import("./quiet-start.ts").catch(() => undefined);
      stop = quiet?.startQuietly(act);
    };
    const forget = whenIdle(() => void start());
    return () => {
      forget();
      stop?.();
    };
  }, [act]);
}
