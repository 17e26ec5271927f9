import { randomUUID } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { Dependencies } from "#server/dependencies.ts";
import { log, requestOfLog, withRequestInLog } from "#server/log.ts";
import { answerHeaders } from "./answer-headers.ts";

const fromProxy = /^[\w-]{8,64}$/;
/** Told by browsers by themselves, as often as pages are read. */
const untold = "/api/visits";
/** What has one route for each call; everything else is a page or a file. */
const programs = /^\/(api|uploads|og)\//;

type Needs = Pick<Dependencies, "trustedProxies" | "onAnswered">;

/**
 * Names each request: in its answer (X-Request-Id) and in every line that is logged because of it. A name that comes
 * with the request counts only behind a proxy that is trusted to have written it.
 */
export function requestIds({ trustedProxies, onAnswered }: Needs): MiddlewareHandler {
  return (c, next) => {
    const outer = requestOfLog();
    // A page asks the API in process: one request of a visitor, one name, one line.
    if (outer) return next();

    const id = requestId(c.req.header("x-request-id"), trustedProxies);
    const start = performance.now();
    const named = answerHeaders({ "X-Request-Id": id });
    return withRequestInLog(id, async () => {
      await named(c, next);
      tell(c, performance.now() - start, onAnswered);
    });
  };
}

/** The name that came with a request, where it counts; else a new one. */
export function requestId(claimed: string | undefined, trustedProxies: number): string {
  const isOurs = trustedProxies > 0 && claimed !== undefined && fromProxy.test(claimed);
  return isOurs ? claimed : randomUUID();
}

/** Addresses can hold what a person typed: so it is the route that is told, not the path. */
function tell(c: Context, ms: number, onAnswered: Needs["onAnswered"]): void {
  const { method } = c.req;
  const { status } = c.res;
  const isProgram = programs.test(c.req.path);
  const route = isProgram ? routeOf(c) : "page";
  onAnswered?.({ method, route, status, ms });
  // Pages and files that were simply read are too many, and say nothing.
  if (route === untold && status < 400) return;
  if (isProgram || method === "POST" || status >= 500) {
    log("answered", { method, route, status, ms: Math.round(ms) });
  }
}

/** Such as /api/blogs/:id; where nothing stands at the address, only in which part it is. */
export function routeOf(c: Context): string {
  const named = matchedRoutes(c).find(({ path }) => !path.includes("*"));
  return named?.path ?? `/${c.req.path.split("/")[1]}/*`;
}
