import { useEffect, useState } from "react";
import { whenIdle } from "#app/ui/when-idle.ts";
import type { openingLines } from "./opening-lines.ts";

/**
 * Whether somebody is there. A page made at build time cannot know it, so it comes in the browser, with the rules for
 * it; its two lines are kept free until then.
 */
export function OpenNow({ city }: { city: string }) {
  const now = useNow();
  const linesAt = useLines();
  const lines = now && linesAt?.(city, now);
  return (
    <p className="label__now">
      {lines && (
        <>
          <strong data-open={lines.isOpen}>{lines.opening}</strong>
          <span>{lines.clock}</span>
        </>
      )}
    </p>
  );
}

const lookAgainMs = 10_000;

/** Undefined on the server and until the first effect. */
function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const look = () => setNow(new Date());
    look();
    const timer = setInterval(look, lookAgainMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** When the page is idle: a browser's first use of time zones takes it 20 ms. */
function useLines() {
  const [lines, setLines] = useState<typeof openingLines>();
  useEffect(
    () =>
      whenIdle(() => {
        import("./opening-lines.ts").then(
          (loaded) => setLines(() => loaded.openingLines),
          () => undefined, // The hours above are said all the same.
        );
      }),
    [],
  );
  return lines;
}
