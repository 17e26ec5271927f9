import { useEffect, useRef } from "react";

/** How much is still to be read: its width is 100 minus the percent scrolled. Source: SPEC.md §2.9. */
export function ReadingProgress() {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let frame = 0;
    const draw = () => {
      if (bar.current) bar.current.style.width = `${100 - percentScrolled()}%`;
    };
    const drawSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(draw);
    };
    draw();
    const listening = new AbortController();
    for (const type of ["scroll", "resize"]) {
      window.addEventListener(type, drawSoon, { passive: true, signal: listening.signal });
    }
    return () => {
      listening.abort();
      cancelAnimationFrame(frame);
    };
  }, []);

  return <div className="progress" ref={bar} aria-hidden="true" />;
}

/** Of what can be scrolled; a page that fits the window is not scrolled at all. */
function percentScrolled(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const scrollable = scrollHeight - clientHeight;
  if (scrollable <= 0) return 0;
  return Math.min(100, Math.max(0, (window.scrollY / scrollable) * 100));
}
