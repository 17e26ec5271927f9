import { readFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "./app.ts";
import type { Dependencies } from "./dependencies.ts";
import type { PagesBuild } from "./pages.ts";
import { loadStaticFiles } from "./static-files.ts";

const folder = join(import.meta.dirname, "../build");

/** The site that `npm run build` made. */
export async function loadBuiltSite(): Promise<(dependencies: Dependencies) => RequestListener> {
  const policies = JSON.parse(await readFile(join(folder, "csp.json"), "utf8"));
  const files = await loadStaticFiles(join(folder, "client"), policies);
  const build: PagesBuild = await import(pathToFileURL(join(folder, "server/index.js")).href);
  return (dependencies) =>
    getRequestListener(createApp(dependencies, { build: async () => build, files }).fetch);
}
