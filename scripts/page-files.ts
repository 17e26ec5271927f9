import { createHash } from "node:crypto";

/** Hashes of the scripts written into a page, as a Content-Security-Policy lists them. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = Array.from(scripts, ([, text = ""]) => {
    return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  });
  return [...new Set(hashes)];
}

/** The style sheets that a page waits for, as paths in the client build. */
export function styleSheets(html: string): string[] {
  return unique(html.match(/\/assets\/[\w.-]+\.css/g));
}

/**
 * The scripts that a page loads by itself, however it names them (preload, element, inline import), and what
 * they import in turn. What is imported later, on demand, is left out. `read` gives a file of the client build.
 */
export function initialScripts(html: string, read: (path: string) => string): string[] {
  const found = new Set(unique(html.match(/\/assets\/[\w.-]+\.js/g)));
  // A set also hands out what is added while it is walked through.
  for (const path of found) {
    for (const name of staticImports(read(path))) found.add(`/assets/${name}`);
  }
  return [...found];
}

function staticImports(script: string): string[] {
  return Array.from(script.matchAll(/\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)).map(
    ([, name = ""]) => name,
  );
}

function unique(found: RegExpMatchArray | null): string[] {
  return [...new Set(found ?? [])];
}
