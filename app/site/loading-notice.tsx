import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** Most pages are there before anybody could read it. */
const patienceMs = 200;

/** Said while the next page is on its way inside the site. Source: SPEC.md §2.9, DECISIONS.md "Defects …". */
export function LoadingNotice() {
  const isWaiting = useNavigation().state === "loading";
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  return (
    <p className="loading" role="status">
      {isLong && "Loading..."}
    </p>
  );
}
