import { useEffect, useState } from "react";

/** The time, anew every half minute: ages and countdowns go on by themselves. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const tickMs = 30_000;
