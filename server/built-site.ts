import { readFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "./app.ts";
import type { Dependencies } from "./dependencies.ts";
import { pagePolicy } from "./http/security-headers.ts";
import type { PagesBuild } from "./pages.ts";
import { loadStaticFiles, serveStaticFiles } from "./static-files.ts";

const folder = join(import.meta.dirname, "../build");

/** The site that `npm run build` made. */
export async function loadBuiltSite(
  options: Parameters<typeof pagePolicy>[0],
): Promise<(dependencies: Dependencies) => RequestListener> {
  const policy = pagePolicy(options);
  const hashes: Record<string, string[]> = JSON.parse(
    await readFile(join(folder, "csp.json"), "utf8"),
  );
  const files = await loadStaticFiles(join(folder, "client"));
  const build: PagesBuild = await import(pathToFileURL(join(folder, "server/index.js")).href);
  const policyOf = (path: string) => policy(hashes[path] ?? []);
  return (dependencies) => {
    const { publicUrl } = dependencies;
    const built = { files: serveStaticFiles(files, { publicUrl, policyOf }), policy };
    return getRequestListener(createApp(dependencies, { build: async () => build, built }).fetch);
  };
}
