import { useEffect, useState } from "react";
import { openingAt, type Staffed } from "./opening.ts";
import { localTimeText, openingText } from "./opening-words.ts";

type Props = { city: string; office: Staffed };

/**
 * Whether somebody is there. A page made at build time cannot know it, so it comes in the browser; its two lines
 * are kept free until then.
 */
export function OpenNow({ city, office }: Props) {
  const now = useNow();
  const opening = now && openingAt(office, now);
  return (
    <p className="label__now">
      {now && opening && (
        <>
          <strong data-open={opening.isOpen}>{openingText(opening, now)}</strong>
          <span>
            {city}: {localTimeText(office.zone, now)}
          </span>
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
