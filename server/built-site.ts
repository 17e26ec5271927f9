import { readFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "./app.ts";
import type { Dependencies } from "./dependencies.ts";
import { pagePolicy } from "./http/security-headers.ts";
import type { Pages, PagesBuild } from "./pages.ts";
import { loadStaticFiles, serveStaticFiles } from "./static-files.ts";

type PolicyOptions = Parameters<typeof pagePolicy>[0];

const folder = join(import.meta.dirname, "../build");

/** The site that `npm run build` made. */
export async function loadBuiltSite(
  options: PolicyOptions,
): Promise<(dependencies: Dependencies) => RequestListener> {
  const pagesOf = await loadBuiltPages(options);
  return (dependencies) =>
    getRequestListener(createApp(dependencies, pagesOf(dependencies.publicUrl)).fetch);
}

export async function loadBuiltPages(
  options: PolicyOptions,
): Promise<(publicUrl: string) => Pages> {
  const policy = pagePolicy(options);
  const hashes: Record<string, string[]> = JSON.parse(
    await readFile(join(folder, "csp.json"), "utf8"),
  );
  const files = await loadStaticFiles(join(folder, "client"));
  const build: PagesBuild = await import(pathToFileURL(join(folder, "server/index.js")).href);
  const policyOf = (path: string) => policy(hashes[path] ?? []);
  return (publicUrl) => ({
    build: async () => build,
    built: { files: serveStaticFiles(files, { publicUrl, policyOf }), policy },
  });
}
