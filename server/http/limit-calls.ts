import type { MiddlewareHandler } from "hono";
import type { Dependencies } from "#server/dependencies.ts";
import { clientAddress } from "./client-address.ts";
import { ownRateLimit, rateLimit } from "./rate-limit.ts";

/** Source: DECISIONS.md "Limits". */
export const callsAMinute = { points: 60, seconds: 60 };

/** At most so many from an address, of posts or of what else costs work. `name` is what they are counted under. */
export function limitCalls(
  { db, trustedProxies }: Pick<Dependencies, "db" | "trustedProxies">,
  name: string,
): MiddlewareHandler {
  return limitedBy(rateLimit({ db }, { name, ...callsAMinute }), trustedProxies);
}

/** The same for each instance alone: for what may need no database at all, so that counting costs it no statement. */
export function limitCallsHere(
  { trustedProxies }: Pick<Dependencies, "trustedProxies">,
  name: string,
): MiddlewareHandler {
  return limitedBy(ownRateLimit({ name, ...callsAMinute }), trustedProxies);
}

function limitedBy(
  limit: ReturnType<typeof rateLimit>,
  trustedProxies: Dependencies["trustedProxies"],
): MiddlewareHandler {
  return async (c, next) => {
    await limit.take(clientAddress(c, trustedProxies));
    await next();
  };
}
