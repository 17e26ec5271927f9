import { useEffect, useRef } from "react";

const loadSheet = () => import("./icons.svg?raw");
/** A static import would put the drawings into the browser's script as well. */
const sheet = import.meta.env.SSR ? (await loadSheet()).default : "";

/**
 * The drawings of all icons, once in each page: they come with its HTML, so that no icon is missing at the first
 * paint, and are left out of the script.
 */
export function IconSheet() {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const empty = frame.current;
    if (!empty || empty.hasChildNodes()) return;
    loadSheet().then(
      (loaded) => {
        empty.innerHTML = loaded.default;
      },
      () => undefined, // each icon stands beside its word, or in an element that has a name
    );
  }, []);

  return (
    <div
      ref={frame}
      hidden
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file
      dangerouslySetInnerHTML={{ __html: sheet }}
      suppressHydrationWarning
    />
  );
}
