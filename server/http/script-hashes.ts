import { hash } from "node:crypto";

/**
 * Hashes of the scripts written into a page, as a Content-Security-Policy lists them. Data for search engines is never run,
 * so that no policy looks at it (HTML, "prepare the script element"): its hashes would only lengthen each page's head.
 */
export function inlineScriptHashes(html: string): string[] {
  return hashesOf([...html.matchAll(inlineScript)]);
}

/** The page without its nonce, and the hashes of the scripts that had it: what stands in a page by mistake is not listed. */
export function hashesForNonce(html: string, nonce: string) {
  const attribute = ` nonce="${nonce}"`;
  const own = [...html.matchAll(inlineScript)].filter(([, tag = ""]) => tag.includes(attribute));
  return { html: html.replaceAll(attribute, ""), hashes: hashesOf(own) };
}

const inlineScript =
  /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))([^>]*)>([\s\S]*?)<\/script>/g;

function hashesOf(scripts: readonly RegExpExecArray[]): string[] {
  const hashes = scripts.map(([, , text = ""]) => {
    return `'sha256-${hash("sha256", text, "base64")}'`;
  });
  return [...new Set(hashes)];
}
