import type { MiddlewareHandler } from "hono";
import type { Dependencies } from "#server/dependencies.ts";
import { clientAddress } from "./client-address.ts";
import { rateLimit } from "./rate-limit.ts";

/**
 * At most 60 a minute from an address, of posts or of what else costs work. `name` is what they are counted under.
 * Source: DECISIONS.md "Limits".
 */
export function limitCalls(
  { db, trustedProxies }: Pick<Dependencies, "db" | "trustedProxies">,
  name: string,
): MiddlewareHandler {
  const posts = rateLimit({ db }, { name, points: 60, seconds: 60 });
  return async (c, next) => {
    await posts.take(clientAddress(c, trustedProxies));
    await next();
  };
}
