import type { MiddlewareHandler } from "hono";
import type { Dependencies } from "#server/dependencies.ts";
import { clientAddress } from "./client-address.ts";
import { rateLimit } from "./rate-limit.ts";

export const callsAMinute = { points: 60, seconds: 60 };

/**
 * At most 60 a minute from an address, of posts or of what else costs work. `name` is what they are counted under.
 * Source: DECISIONS.md "Limits".
 */
export function limitCalls(
  { db, trustedProxies }: Pick<Dependencies, "db" | "trustedProxies">,
  name: string,
): MiddlewareHandler {
  const posts = rateLimit({ db }, { name, ...callsAMinute });
  return async (c, next) => {
    await posts.take(clientAddress(c, trustedProxies));
    await next();
  };
}
