/** After `react-router build`: brotli files, the hashes for the Content-Security-Policy, and the size budget. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { guide } from "#content/guide.ts";
import { offline } from "#content/offline.ts";
import { inlineScriptHashes } from "#server/http/script-hashes.ts";
import { routeModules, styleSheets, withImports } from "./page-files.ts";
import { serviceWorker } from "./service-worker.ts";

const brotli = promisify(brotliCompress);

const build = join(import.meta.dirname, "..", "build");
const client = join(build, "client");
const compressible = /\.(html|js|css|svg|json|txt|xml|ico|webmanifest|data)$/;

/** What a visit may weigh, brotli, in kilobytes of 1000 bytes. Pictures are not counted. See docs/decisions/016. */
const pageMax = 30;
const homePageMax = 24;
/** Of a page's HTML: with its head of 1.5 KB no more than what a server sends at once, 14.6 KB (RFC 6928). */
const htmlMax = 13;
/** A long read, which takes one more round trip. */
const guideHtmlMax = 16.5;
const scriptsMax = 105;
/** The staff come once a day, and their browser keeps what it has. */
const staffScriptsMax = 121;
const fontsMax = 80;
/** What the staff's charts load beside it, when they are opened. See docs/decisions/032. */
const chartsMax = 40;

// Whoever builds by hand makes the stamp of scripts/ready.mjs untrue.
rmSync(join(build, "ready.json"), { force: true });
await writeServiceWorker();
const written = clientPaths().filter((name) => compressible.test(name));
await Promise.all(written.map(compress));
writeFileSync(join(build, "csp.json"), JSON.stringify(scriptHashes(), null, 2));
checkBudgets();

/**
 * It keeps the offline page with its style sheets. Its letters stay with the browser, which keeps them for a year: what a
 * worker answers, Chromium from 153 on asks for a second time where a page preloads it.
 */
async function writeServiceWorker(): Promise<void> {
  const page = join(client, offline.path, "index.html");
  const html = readFileSync(page, "utf8");
  const parts = [...styleSheets(html), "/favicon.svg"];
  const files = new Map([
    [offline.path, readFileSync(page)],
    ...parts.map((path) => [path, readFileSync(join(client, path))] as const),
  ]);
  const source = readFileSync(join(build, "..", "app/offline/service-worker.ts"), "utf8");
  writeFileSync(join(client, "service-worker.js"), await serviceWorker(source, files));
}

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

/** By as many threads as Node has for it. A file that would not get smaller stays alone. */
async function compress(path: string): Promise<void> {
  const bytes = readFileSync(join(client, path));
  const smaller = await brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  if (smaller.length < bytes.length) writeFileSync(join(client, `${path}.br`), smaller);
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

/** Each page by itself, and the fonts together; says the heaviest of each kind. */
function checkBudgets(): void {
  const pages = pageWeights();
  for (const { name, bytes } of pages) {
    hold(`${name}, HTML and CSS`, bytes, name === "/index.html" ? homePageMax : pageMax);
    hold(`${name}, HTML`, total([name]), name.startsWith(guide.path) ? guideHtmlMax : htmlMax);
  }
  const scripts = scriptWeights();
  for (const { name, bytes } of scripts) {
    const max = name.startsWith("pages/admin") ? staffScriptsMax : scriptsMax;
    hold(`${name}, scripts that it loads by itself`, bytes, max);
  }
  hold("the charts, beside the dashboard", chartsWeight(), chartsMax);
  const fonts = total(clientPaths().filter((path) => path.endsWith(".woff2")));
  hold("all fonts", fonts, fontsMax);
  const ofVisitors = scripts.filter(({ name }) => !name.startsWith("pages/admin"));
  console.log(
    `Heaviest: HTML and CSS ${heaviest(pages)} of ${pageMax}, scripts ${heaviest(ofVisitors)} of ${scriptsMax}; fonts ${kilobytes(fonts)} of ${fontsMax}`,
  );
}

type Weight = { name: string; bytes: number };

/** Of the pages that are made at build time. */
function pageWeights(): Weight[] {
  const pages = clientPaths().filter((path) => path.endsWith("/index.html"));
  return pages.map((path) => ({
    name: path,
    bytes: total([path, ...styleSheets(readClient(path))]),
  }));
}

function scriptWeights(): Weight[] {
  return pageScripts().map(({ route, scripts }) => ({ name: route, bytes: total(scripts) }));
}

/** Of all routes, also those that are rendered for each request: what they load by themselves. */
function pageScripts(): { route: string; scripts: string[] }[] {
  const manifest = clientPaths().find((path) => /^\/assets\/manifest-\w+\.js$/.test(path));
  if (!manifest) throw new Error("The build has no manifest");
  const pages = routeModules(readClient(manifest)).filter(({ route }) =>
    /^(pages|service)\//.test(route),
  );
  return pages.map(({ route, modules }) => ({
    route,
    scripts: withImports([manifest, ...modules], readClient),
  }));
}

function chartsWeight(): number {
  const charts = clientPaths().filter((path) => /^\/assets\/today-[\w-]+\.js$/.test(path));
  if (charts.length !== 1) throw new Error("The build has not one file of charts");
  const dashboard = pageScripts().find(({ route }) => route === "pages/admin-dashboard");
  return total(
    withImports(charts, readClient).filter((path) => !dashboard?.scripts.includes(path)),
  );
}

function heaviest(weights: Weight[]): string {
  return kilobytes(Math.max(...weights.map(({ bytes }) => bytes)));
}

function hold(what: string, bytes: number, kilobytesMax: number): void {
  if (bytes <= kilobytesMax * 1000) return;
  console.error(
    `Too heavy: ${what}, ${kilobytes(bytes)} of ${kilobytesMax} (docs/decisions/016-parts-that-load-when-near.md). Make it lighter, or load it later.`,
  );
  process.exitCode = 1;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

/** As sent: the brotli file where there is one. Fonts are compressed in themselves. */
function total(paths: string[]): number {
  const sizes = paths.map((path) => {
    const file = join(client, path);
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}
