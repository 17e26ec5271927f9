import { randomBytes } from "node:crypto";
import type { Context, Hono, MiddlewareHandler } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { originPlaceholder } from "#contract/origin.ts";
import { limitBody } from "./http/body.ts";
import type { PagePolicy } from "./http/security-headers.ts";
import { errorFields, log } from "./log.ts";

/** What React Router's build of app/ exports through app/entry.server.tsx. */
type EntryModule = Pick<
  typeof import("#app/api.ts") & typeof import("#app/server-context.ts"),
  "apiContext" | "createApi" | "nonceContext" | "reportContext"
>;
export type PagesBuild = ServerBuild & { entry: { module: EntryModule } };

/** `built` are the assets and prerendered pages, and the rendered ones' policy; in development there are none. */
export type Pages = {
  build: () => Promise<PagesBuild>;
  built?: { files: MiddlewareHandler; policy: PagePolicy };
};

/** Hands every request that nothing else took to a built file or to React Router. */
export function mountPages(app: Hono, { build, built }: Pages, publicUrl: string): void {
  if (built) app.on(["GET", "HEAD"], "*", built.files);
  app.all("*", limitBody, async (c) => {
    const page = await renderPage(app, await build(), c, built?.policy);
    return withOrigin(page, publicUrl);
  });
}

async function renderPage(app: Hono, build: PagesBuild, c: Context, policy?: PagePolicy) {
  const { apiContext, createApi, nonceContext, reportContext } = build.entry.module;
  const mode = policy ? "production" : "development";
  const nonce = policy ? randomBytes(16).toString("base64") : "";
  const context = new RouterContextProvider();
  context.set(nonceContext, nonce);
  context.set(
    apiContext,
    createApi(inProcess(app, c), () => undefined),
  );
  context.set(reportContext, (error) => log("page-failed", errorFields(error)));

  const page = await createRequestHandler(build, mode)(withoutOrigin(c.req.raw), context);
  const response = new Response(page.body, page);
  if (policy) response.headers.set("Content-Security-Policy", policy([`'nonce-${nonce}'`]));
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
  return response;
}

/** Rendered pages, too, name the origin in their head. */
async function withOrigin(page: Response, publicUrl: string): Promise<Response> {
  if (!page.headers.get("Content-Type")?.startsWith("text/html")) return page;
  const html = (await page.text()).replaceAll(originPlaceholder, publicUrl);
  return new Response(html, page);
}

/** React Router would refuse every form behind a proxy that speaks https; http/same-site.ts has looked already. */
function withoutOrigin(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("origin");
  return new Request(request, { headers });
}

/** The API by its own front door, in the name of the visitor who asked for the page. */
function inProcess(app: Hono, c: Context) {
  return async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    for (const name of ["X-Forwarded-For", "Accept-Language", "User-Agent"]) {
      const value = c.req.header(name);
      if (value) headers.set(name, value);
    }
    return app.request(path, { ...init, headers }, c.env);
  };
}
