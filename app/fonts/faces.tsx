import styles from "#app/styles/faces.css?url";
import serif from "./m360-serif.woff2?url";
import text from "./m360-text.woff2?url";

/**
 * The site's letters: the two faces of each first screen at once, the other two when they are met. Where there are scripts
 * they are late: one in the page brings them (faces-after-paint.ts).
 */
export function Faces({ isLate }: { isLate: boolean }) {
  // React leaves alone what stands in a noscript, so its script needs no names of files.
  if (!import.meta.env.SSR) return <noscript id="faces" />;
  const links = (
    <>
      <PreloadedFont href={text} />
      <PreloadedFont href={serif} />
      <link rel="stylesheet" href={styles} />
    </>
  );
  return isLate ? <noscript id="faces">{links}</noscript> : links;
}

function PreloadedFont({ href }: { href: string }) {
  return <link rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />;
}
