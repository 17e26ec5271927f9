import { readFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "./app.ts";
import { blogVersion } from "./blog/version-store.ts";
import type { Dependencies } from "./dependencies.ts";
import { answerDirectly } from "./direct-answers.ts";
import { pagePolicy } from "./http/security-headers.ts";
import { errorFields, log } from "./log.ts";
import { createPageCache } from "./page-cache.ts";
import type { Built, Pages, PagesBuild } from "./pages.ts";
import { loadStaticFiles, representFiles } from "./static-files.ts";

type PolicyOptions = Parameters<typeof pagePolicy>[0];
type Needs = Pick<Dependencies, "db" | "now" | "publicUrl">;

/** Soon enough that hardly a reader waits for it, and not in the way of the first answers. */
const renderingAfterMs = 1000;

/** Found from the sources and from build/program alike. */
const folder = join(dirname(findPackageJSON(import.meta.url) ?? ""), "build");

/** The site that `npm run build` made. */
export async function loadBuiltSite(
  options: PolicyOptions,
): Promise<(dependencies: Dependencies) => RequestListener> {
  const pagesOf = await loadBuiltPages(options);
  return (dependencies) => {
    const pages = pagesOf(dependencies);
    const app = getRequestListener(createApp(dependencies, pages).fetch);
    // What renders takes longer to load than all else, and most pages are rendered already.
    setTimeout(() => loadRendering().catch(reportRendering), renderingAfterMs).unref();
    return answerDirectly(pages.built, dependencies, app);
  };
}

function loadRendering(): Promise<PagesBuild> {
  return import(pathToFileURL(join(folder, "server/index.js")).href);
}

function reportRendering(error: unknown): void {
  log("pages-can-not-be-rendered", errorFields(error));
}

export async function loadBuiltPages(
  options: PolicyOptions,
): Promise<(needs: Needs) => Pages & { built: Built }> {
  const policy = pagePolicy(options);
  const hashes: Record<string, string[]> = JSON.parse(
    await readFile(join(folder, "csp.json"), "utf8"),
  );
  const files = await loadStaticFiles(join(folder, "client"));
  const policyOf = (path: string) => policy(hashes[path] ?? []);
  return ({ db, now, publicUrl }) => ({
    build: loadRendering,
    built: {
      files: representFiles(files, { publicUrl, policyOf }),
      cache: createPageCache({ now, contentVersion: () => blogVersion(db) }),
      policy,
    },
  });
}
