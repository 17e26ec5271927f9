import { useEffect, useRef } from "react";

/** A static import would put the drawing into the browser's script as well. */
const loadDrawing = () => import("./dial.html?raw");
const drawn = import.meta.env.SSR ? (await loadDrawing()).default : "";

/**
 * The world in a ring of 360 degrees. The drawing comes with the page, where its colours are the page's and the first
 * paint needs no further file, and it is left out of the script: 4 KB (brotli) that a browser with the page has got.
 * A page reached by a click has no such HTML, and loads the drawing on its own.
 */
export function Dial({ className }: { className: string }) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const empty = frame.current;
    if (!empty || empty.hasChildNodes()) return;
    loadDrawing().then(
      (drawing) => {
        empty.innerHTML = drawing.default;
      },
      () => undefined, // an ornament: the page is whole without it
    );
  }, []);

  return (
    <div
      ref={frame}
      className={`dial ${className}`}
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, in which nothing is filled in
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  );
}
