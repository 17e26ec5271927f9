/** After `react-router build`: brotli files, the hashes for the Content-Security-Policy, and the size budget. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { initialScripts, inlineScriptHashes, styleSheets } from "./page-files.ts";

const build = join(import.meta.dirname, "..", "build");
const client = join(build, "client");
const compressible = /\.(html|js|css|svg|json|txt|xml|ico|webmanifest|data)$/;

type Budget = { what: string; kilobytesMax: number; source: string; bytes: () => number };

/** What a visitor's first page may weigh, brotli, in kilobytes of 1000 bytes. Pictures are not counted. */
const budgets: Budget[] = [
  {
    what: "home page, HTML and CSS",
    kilobytesMax: 24,
    source: "docs/decisions, size budget",
    bytes: () => total(["/index.html", ...styleSheets(readClient("/index.html"))]),
  },
  {
    what: "home page, scripts that it loads by itself",
    kilobytesMax: 130,
    source: "docs/decisions, size budget",
    bytes: () => total(initialScripts(readClient("/index.html"), readClient)),
  },
  {
    what: "all fonts",
    kilobytesMax: 80,
    source: "design language, Type",
    bytes: () => total(clientPaths().filter((path) => path.endsWith(".woff2"))),
  },
];

// Whoever builds by hand makes the stamp of scripts/ready.mjs untrue.
rmSync(join(build, "ready.json"), { force: true });
for (const path of clientPaths().filter((name) => compressible.test(name))) compress(path);
writeFileSync(join(build, "csp.json"), JSON.stringify(scriptHashes(), null, 2));
checkBudgets();

/** Every file, as the path of its address. */
function clientPaths(): string[] {
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${relative(client, join(entry.parentPath, entry.name)).split(sep).join("/")}`,
    );
}

function readClient(path: string): string {
  return readFileSync(join(client, path), "utf8");
}

/** A file that would not get smaller stays alone. */
function compress(path: string): void {
  const bytes = readFileSync(join(client, path));
  const smaller = brotli(bytes);
  if (smaller.length < bytes.length) writeFileSync(join(client, `${path}.br`), smaller);
}

function brotli(bytes: Buffer): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params });
}

/** By the page's own address: `/`, `/admin/login`. */
function scriptHashes(): Record<string, string[]> {
  const pages = clientPaths().filter((path) => path.endsWith("/index.html"));
  const hashes = pages.map((path) => {
    const address = path.slice(0, -"/index.html".length) || "/";
    return [address, inlineScriptHashes(readClient(path))];
  });
  return Object.fromEntries(hashes);
}

function checkBudgets(): void {
  for (const { what, kilobytesMax, source, bytes } of budgets) {
    const kilobytes = bytes() / 1000;
    const figure = `${kilobytes.toFixed(1)} KB of ${kilobytesMax}`;
    console.log(`${what}: ${figure}`);
    if (kilobytes <= kilobytesMax) continue;
    console.error(`Too heavy: ${what}, ${figure} (${source}). Make it lighter, or load it later.`);
    process.exitCode = 1;
  }
}

/** As sent: the brotli file where there is one. Fonts are compressed in themselves. */
function total(paths: string[]): number {
  const sizes = paths.map((path) => {
    const file = join(client, path);
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}
