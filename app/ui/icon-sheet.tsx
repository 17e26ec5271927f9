import { useEffect, useRef } from "react";

type Props = {
  /** The drawings; empty in the browser, where a static import would put them into its script as well. */
  sheet: string;
  load: () => Promise<{ default: string }>;
};

/**
 * The drawings of icons, once in each page: they come with its HTML, so that no icon is missing at the first paint, and
 * are left out of the script.
 */
export function IconSheet({ sheet, load }: Props) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const empty = frame.current;
    if (!empty || empty.hasChildNodes()) return;
    load().then(
      (loaded) => {
        empty.innerHTML = loaded.default;
      },
      () => undefined, // each icon stands beside its word, or in an element that has a name
    );
  }, [load]);

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
