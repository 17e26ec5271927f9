import { type ComponentProps, useEffect, useRef } from "react";

type Props = Omit<ComponentProps<"div">, "ref" | "children"> & {
  /** The drawing as HTML; empty in the browser, where a static import would put it into its script as well. */
  html: string;
  load: () => Promise<{ default: string }>;
};

/**
 * A drawing that comes with the page's HTML, so that the first paint needs no further file, and is left out of the script:
 * a browser with the page has got it. A page reached by a click has no such HTML, and loads the drawing on its own.
 */
export function Drawn({ html, load, ...rest }: Props) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const empty = frame.current;
    if (!empty || empty.hasChildNodes()) return;
    load().then(
      (loaded) => {
        empty.innerHTML = loaded.default;
      },
      () => undefined, // nothing is only drawn: the page is whole without it
    );
  }, [load]);

  return (
    <div
      {...rest}
      ref={frame}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, in which nothing is filled in
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}
