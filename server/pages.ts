import { randomBytes } from "node:crypto";
import type { Context, Hono } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { limitBody } from "./http/body.ts";
import { pagePolicy } from "./http/security-headers.ts";
import { errorFields, log } from "./log.ts";
import type { StaticFiles } from "./static-files.ts";

/** What React Router's build of app/ exports through app/entry.server.tsx. */
type EntryModule = Pick<
  typeof import("#app/api.ts") & typeof import("#app/server-context.ts"),
  "apiContext" | "createApi" | "nonceContext" | "reportContext"
>;
export type PagesBuild = ServerBuild & { entry: { module: EntryModule } };

/** `files` are the built assets and prerendered pages; without them (in development) pages have no policy. */
export type Pages = { build: () => Promise<PagesBuild>; files?: StaticFiles };

/** Hands every request that nothing else took to a built file or to React Router. */
export function mountPages(app: Hono, { build, files }: Pages): void {
  if (files) app.on(["GET", "HEAD"], "*", files);
  const mode = files ? "production" : "development";
  app.all("*", limitBody, async (c) => renderPage(app, await build(), c, mode));
}

type Mode = "production" | "development";

async function renderPage(app: Hono, build: PagesBuild, c: Context, mode: Mode) {
  const { apiContext, createApi, nonceContext, reportContext } = build.entry.module;
  const nonce = mode === "production" ? randomBytes(16).toString("base64") : "";
  const context = new RouterContextProvider();
  context.set(nonceContext, nonce);
  context.set(
    apiContext,
    createApi(inProcess(app, c), () => undefined),
  );

  context.set(reportContext, (error) => log("page-failed", errorFields(error)));

  const page = await createRequestHandler(build, mode)(withoutOrigin(c.req.raw), context);
  const response = new Response(page.body, page);
  if (nonce) response.headers.set("Content-Security-Policy", pagePolicy([`'nonce-${nonce}'`]));
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
  return response;
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
    const forwarded = c.req.header("x-forwarded-for");
    if (forwarded) headers.set("X-Forwarded-For", forwarded);
    return app.request(path, { ...init, headers }, c.env);
  };
}
