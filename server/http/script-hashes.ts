import { createHash } from "node:crypto";

/**
 * Hashes of the scripts written into a page, as a Content-Security-Policy lists them. Data for search engines is never run,
 * so that no policy looks at it (HTML, "prepare the script element"): its hashes would only lengthen each page's head.
 */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(
    /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g,
  );
  const hashes = Array.from(scripts, ([, text = ""]) => {
    return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  });
  return [...new Set(hashes)];
}
