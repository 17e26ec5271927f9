import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * What lies below a page's first screen. Where a link leads to the page, that screen does not wait for it: it is drawn in
 * the next frame, or when its script has come. A place on a page, and a page that somebody goes back to, is there as a whole.
 */
export function Below({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const [isDrawn, setDrawn] = useState(useNavigationType() !== "PUSH");
  useEffect(() => {
    if (isDrawn) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(true)));
    return () => cancelAnimationFrame(frame);
  }, [isDrawn]);
  if (isDrawn || hash) return children;
  return (
    <div className="below-soon">
      <p className="loading">Loading...</p>
    </div>
  );
}
