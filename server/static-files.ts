import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { getMimeType } from "hono/utils/mime";
import { originPlaceholder } from "#contract/origin.ts";
import { etagOf, type Representation } from "./http/conditional.ts";

type Bytes = Buffer<ArrayBuffer>;
type BuiltFile = { path: string; type: string; isPage: boolean; bytes: Bytes; brotli?: Bytes };
type Site = {
  /** The origin that built pages name in their head. */
  publicUrl: string;
  /** A prerendered page's Content-Security-Policy. */
  policyOf: (path: string) => string;
};

/** The client build, whole in memory. */
export async function loadStaticFiles(folder: string): Promise<BuiltFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".br"))
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(names.map((name) => loadFile(name, relative(folder, name))));
}

async function loadFile(name: string, nameInFolder: string): Promise<BuiltFile> {
  const bytes = await readFile(name);
  const brotli = await readFile(`${name}.br`).catch(() => undefined);
  const path = `/${nameInFolder.split(sep).join("/")}`.replace(/\/index\.html$/, "") || "/";
  const type = getMimeType(name) ?? "application/octet-stream";
  return { path, type, isPage: extname(name) === ".html", bytes, ...(brotli && { brotli }) };
}

/**
 * By path. Browsers keep hashed assets for a year, and ask about everything else by its ETag each time, but for data that
 * they have asked for ahead.
 */
export function representFiles(files: BuiltFile[], site: Site): Map<string, Representation> {
  return new Map(files.map((file) => [file.path, represent(file, site)]));
}

function represent(file: BuiltFile, { publicUrl, policyOf }: Site): Representation {
  const { path, type, isPage } = file;
  const bytes = isPage ? withOrigin(file.bytes, publicUrl) : file.bytes;
  // Pages are compressed when first asked for: all at once would delay the start.
  let compressed = isPage ? undefined : file.brotli;
  const brotli = () => {
    if (isPage) compressed ??= Buffer.from(brotliCompressSync(bytes));
    return compressed;
  };
  const isHashed = path.startsWith("/assets/");
  const headers = {
    "content-type": type,
    "cache-control": isHashed
      ? "public, max-age=31536000, immutable"
      : "public, max-age=0, must-revalidate",
    etag: etagOf(bytes),
    vary: "Accept-Encoding",
    ...(isPage && { "content-security-policy": policyOf(path) }),
    // A service worker asks under the policy that came with it.
    ...(path === "/service-worker.js" && {
      "content-security-policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    }),
  };
  return {
    bytes,
    brotli,
    headers,
    ...(path.endsWith(".data") && { headersAhead: ahead(headers) }),
  };
}

/** Long enough to press what one points at. Without it, browsers ask for a page's data a second time then. */
function ahead(headers: Record<string, string>): Record<string, string> {
  return { ...headers, "cache-control": "private, max-age=10" };
}

function withOrigin(page: Bytes, publicUrl: string): Bytes {
  return Buffer.from(page.toString("utf8").replaceAll(originPlaceholder, publicUrl));
}
