import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { Context, MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import { pagePolicy } from "./http/security-headers.ts";

type StaticFile = {
  bytes: Buffer<ArrayBuffer>;
  brotli?: Buffer<ArrayBuffer>;
  headers: Record<string, string>;
};
export type StaticFiles = MiddlewareHandler;

/**
 * Serves the client build from memory: hashed assets for a year, everything else checked by its ETag each time.
 * `policies` are the hashes of each prerendered page's inline scripts, by its path.
 */
export async function loadStaticFiles(
  folder: string,
  policies: Record<string, string[]>,
): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".br"))
    .map((entry) => join(entry.parentPath, entry.name));
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    const path = urlPath(relative(folder, name));
    files.set(path, await loadFile(name, path, policies));
  }
  return async (c, next) => {
    const file = files.get(c.req.path);
    return file ? answer(c, file) : next();
  };
}

function urlPath(name: string): string {
  const path = `/${name.split(sep).join("/")}`.replace(/\/index\.html$/, "");
  return path === "" ? "/" : path;
}

async function loadFile(
  name: string,
  path: string,
  policies: Record<string, string[]>,
): Promise<StaticFile> {
  const bytes = await readFile(name);
  const brotli = await readFile(`${name}.br`).catch(() => undefined);
  const isHtml = extname(name) === ".html";
  const isHashed = path.startsWith("/assets/");
  return {
    bytes,
    ...(brotli && { brotli }),
    headers: {
      "Content-Type": getMimeType(name) ?? "application/octet-stream",
      "Cache-Control": isHashed
        ? "public, max-age=31536000, immutable"
        : "public, max-age=0, must-revalidate",
      ETag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
      Vary: "Accept-Encoding",
      ...(isHtml && { "Content-Security-Policy": pagePolicy(policies[path] ?? []) }),
    },
  };
}

function answer(c: Context, { bytes, brotli, headers }: StaticFile): Response {
  const known = (c.req.header("if-none-match") ?? "")
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""));
  if (known.includes(headers.ETag ?? "")) return new Response(null, { status: 304, headers });

  const takesBrotli = /\bbr\b/.test(c.req.header("accept-encoding") ?? "");
  const isBrotli = takesBrotli && brotli !== undefined;
  const body = isBrotli ? brotli : bytes;
  return new Response(c.req.method === "HEAD" ? null : body, {
    headers: {
      ...headers,
      "Content-Length": String(body.length),
      ...(isBrotli && { "Content-Encoding": "br" }),
    },
  });
}
