import { randomBytes } from "node:crypto";
import type { Context, Hono } from "hono";
import type { RequestHandler, RouterContextProvider, ServerBuild } from "react-router";
import { originPlaceholder } from "#contract/origin.ts";
import type { Dependencies, PageAnswer } from "./dependencies.ts";
import { limitBody } from "./http/body.ts";
import { socketAddressOf } from "./http/client-address.ts";
import { answerConditionally, type Representation } from "./http/conditional.ts";
import { limitCallsHere } from "./http/limit-calls.ts";
import { Problem } from "./http/problem.ts";
import { hashesForNonce } from "./http/script-hashes.ts";
import type { PagePolicy } from "./http/security-headers.ts";
import { errorFields, log } from "./log.ts";
import { isKeptPage, type PageCache } from "./page-cache.ts";

/** Of pages: to read them, and to post their forms. */
const methods = ["GET", "HEAD", "POST"];
/** Of pages without a form; React Router refuses the others, and does not name these. Source: RFC 9110 §15.5.6. */
const methodsWithoutForm = "GET, HEAD";

/** What React Router's build of app/ exports through app/entry.server.tsx. */
type EntryModule = Pick<
  typeof import("#app/api.ts") & typeof import("#app/server-context.ts"),
  | "apiContext"
  | "createServerApi"
  | "nonceContext"
  | "nowContext"
  | "refusalContext"
  | "reportContext"
>;
export type PagesBuild = ServerBuild & { entry: { module: EntryModule } };

/** What a build gives beside the pages that are rendered. */
export type Built = {
  /** Assets and prerendered pages, by their path. */
  files: ReadonlyMap<string, Representation>;
  cache: PageCache;
  /** Of rendered pages. */
  policy: PagePolicy;
};

/** In development nothing is built. */
export type Pages = { build: () => Promise<PagesBuild>; built?: Built };

type Needs = Pick<Dependencies, "publicUrl" | "now" | "visits" | "trustedProxies">;

/** Vite serves modules and styles in ways of its own; an answer without any policy would be given the strictest. */
const developmentPolicy = "frame-ancestors 'none'";

/** Hands every request that nothing else took to a built file or to React Router. */
export function mountPages(app: Hono, { build, built }: Pages, needs: Needs): void {
  const mode = built ? "production" : "development";
  // React Router makes its routes ready for each handler anew.
  let handler: RequestHandler | undefined;
  const render = async (c: Context, nonce = "", refusal?: Problem) => {
    const loaded = await build();
    // Not at the start: with React it takes longer to load than all else.
    const { createRequestHandler, RouterContextProvider } = await import("react-router");
    handler ??= createRequestHandler(loaded, mode);
    const context = new RouterContextProvider();
    const page = await renderPage(app, loaded, c, { handler, context, nonce, refusal, ...needs });
    return withOrigin(page, needs.publicUrl);
  };
  if (!built) {
    app.all("*", limitBody, async (c) => withPolicy(await render(c), developmentPolicy));
    return;
  }
  const { files, cache, policy } = built;
  app.use(async (c, next) => {
    await next();
    needs.visits.onPage(pageAnswer(c));
  });
  app.on(["GET", "HEAD"], "*", async (c, next) => {
    const file = files.get(c.req.path);
    return file ? answerConditionally(c, file) : next();
  });
  // Whoever has no JavaScript sees the answer itself: the form's page with the words of the refusal and what was typed.
  app.post("*", async (c, next) => {
    await next();
    if (!(c.error instanceof Problem && c.error.status === 429)) return;
    const nonce = newNonce();
    c.res = withPolicy(await render(c, nonce, c.error), policy([`'nonce-${nonce}'`]));
  });
  app.all("*", limitBody);
  // What is refused for what was typed never reaches the API, where posts are counted.
  app.post("*", limitCallsHere(needs, "posted-form"));
  app.all("*", async (c) => {
    if (!methods.includes(c.req.method)) throw notTaken();
    if (isKeptPage(c)) {
      return cache.answer(c, async () => {
        const nonce = newNonce();
        return withHashes(await render(c, nonce), nonce, policy);
      });
    }
    const nonce = newNonce();
    return withPolicy(await render(c, nonce), policy([`'nonce-${nonce}'`]));
  });
}

function newNonce(): string {
  return randomBytes(16).toString("base64");
}

function pageAnswer(c: Context): PageAnswer {
  const { pathname, search } = new URL(c.req.url);
  const header = (name: string) => c.req.header(name);
  return {
    method: c.req.method,
    url: pathname + search,
    status: c.res.status,
    header,
    socketAddress: socketAddressOf(c),
  };
}

/** React Router would render a page for TRACE, too. */
function notTaken(): Problem {
  const allowed = methods.join(", ");
  return new Problem(405, `This address takes ${allowed}.`, { Allow: allowed });
}

type Rendering = Pick<Needs, "now" | "publicUrl"> & {
  handler: RequestHandler;
  context: RouterContextProvider;
  nonce: string;
  refusal: Problem | undefined;
};

/** Answers that say when to come again, for pages as for the API. Source: DECISIONS.md "API". */
const passing = [429, 503];
/** Seconds, where the API has said nothing. */
const usualRetryAfter = "30";

async function renderPage(
  app: Hono,
  build: PagesBuild,
  c: Context,
  { handler, context, nonce, refusal, now, publicUrl }: Rendering,
) {
  const { apiContext, createServerApi, nonceContext, nowContext, refusalContext, reportContext } =
    build.entry.module;
  context.set(nonceContext, nonce);
  context.set(nowContext, now);
  let retryAfter = usualRetryAfter;
  const api = inProcess(app, c, ({ headers }) => {
    retryAfter = headers.get("Retry-After") ?? retryAfter;
  });
  context.set(apiContext, createServerApi(api));
  if (refusal) context.set(refusalContext, { text: refusal.message, status: refusal.status });
  context.set(reportContext, (error) => log("page-failed", errorFields(error)));

  const page = await handler(forReactRouter(c.req.raw, publicUrl), context);
  const response = new Response(page.body, page);
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
  if (passing.includes(response.status)) response.headers.set("Retry-After", retryAfter);
  if (response.status === 405) response.headers.set("Allow", methodsWithoutForm);
  return response;
}

/** A page for many readers has no nonce, which must be new each time: its policy names its scripts. */
async function withHashes(page: Response, nonce: string, policy: PagePolicy): Promise<Response> {
  const { html, hashes } = hashesForNonce(await page.text(), nonce);
  return withPolicy(new Response(html, page), policy(hashes));
}

function withPolicy(page: Response, policy: string): Response {
  page.headers.set("Content-Security-Policy", policy);
  return page;
}

/** Rendered pages, too, name the origin in their head. */
async function withOrigin(page: Response, publicUrl: string): Promise<Response> {
  if (!page.headers.get("Content-Type")?.startsWith("text/html")) return page;
  const html = (await page.text()).replaceAll(originPlaceholder, publicUrl);
  return new Response(html, page);
}

/**
 * At our own address, whatever host was asked for: pages name it in what they send. Without the origin, which React Router
 * would compare with the host; http/same-site.ts has looked already. Whole also for a HEAD, whose body Hono leaves out: what
 * is rendered may be kept for others.
 */
function forReactRouter(request: Request, publicUrl: string): Request {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.delete("origin");
  const method = request.method === "HEAD" ? "GET" : request.method;
  const asked = new Request(request, { method, headers });
  return new Request(publicUrl + pathname + search, asked);
}

/** The API by its own front door, in the name of the visitor who asked for the page. */
function inProcess(app: Hono, c: Context, onAnswer: (answer: Response) => void) {
  return async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    for (const name of ["X-Forwarded-For", "Accept-Language", "User-Agent", "DNT", "Sec-GPC"]) {
      const value = c.req.header(name);
      if (value) headers.set(name, value);
    }
    const answer = await app.request(path, { ...init, headers }, { incoming: c.env?.incoming });
    onAnswer(answer);
    return answer;
  };
}
