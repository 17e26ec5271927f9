/** For a face of the first screen: it comes with the style sheets and not after them. */
export function preloadedFont(href: string) {
  return {
    rel: "preload",
    as: "font",
    type: "font/woff2",
    href,
    crossOrigin: "anonymous",
  } as const;
}
