import type { MiddlewareHandler } from "hono";
import { Problem } from "./problem.ts";
import { logSecurity } from "./security-log.ts";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Posts from another site's pages change nothing here. The scheme is not compared: behind a proxy that speaks
 * https, this process sees http. Browsers that hide the origin are believed unless they say "cross-site".
 */
export function sameSiteOnly(publicUrl: string): MiddlewareHandler {
  const publicHost = new URL(publicUrl).host;
  return (c, next) => {
    const host = hostOf(c.req.header("origin"));
    const isForeign = host !== undefined && host !== c.req.header("host") && host !== publicHost;
    const isCrossSite = isForeign || c.req.header("sec-fetch-site") === "cross-site";
    if (isCrossSite && !reading.has(c.req.method)) {
      logSecurity("cross-site-refused", { method: c.req.method });
      throw new Problem(403, "Send this from our own pages.");
    }
    return next();
  };
}

/** Undefined of an origin that is missing or hidden. */
function hostOf(origin: string | undefined): string | undefined {
  return origin !== undefined && URL.canParse(origin) ? new URL(origin).host : undefined;
}
