import type { Context, MiddlewareHandler } from "hono";
import { isDatabaseAway } from "#server/database/away.ts";
import { isPostgres } from "#server/database/kind.ts";
import type { Dependencies, Tx } from "#server/dependencies.ts";
import { clientAddress } from "./client-address.ts";
import { keepNewest } from "./keep-newest.ts";
import { callsAMinute, limitCalls } from "./limit-calls.ts";
import { countedAs, createCountWithin, isOneTooMany } from "./limit-store.ts";
import { Problem } from "./problem.ts";
import { rateLimit, refuse, tooMany } from "./rate-limit.ts";

/** Of one send: `within` counts it in a transaction; `isCounted` is set when that is committed. */
type SendCount = { within: (tx: Tx) => Promise<void>; isCounted: boolean };

const rememberedAddresses = 10_000;

/**
 * `limitCalls` for what is stored once (once.ts). Where instances share the counts, a send is counted in the transaction that
 * stores it, and alone only where nothing was stored. Who was told to wait is not counted until then.
 */
export function limitSends(
  { db, trustedProxies }: Pick<Dependencies, "db" | "trustedProxies">,
  name: string,
): MiddlewareHandler {
  if (!isPostgres(db)) return limitCalls({ db, trustedProxies }, name);
  const limit = { name, ...callsAMinute };
  const sends = rateLimit({ db }, limit);
  const countWithin = createCountWithin(limit);
  const waits = new Map<string, number>();

  return async (c, next) => {
    const address = clientAddress(c, trustedProxies);
    const key = countedAs(address);
    const waitMs = (waits.get(key) ?? 0) - performance.now();
    if (waitMs > 0) refuse(name, waitMs);
    const count: SendCount = { within: (tx) => countWithin(tx, key), isCounted: false };
    c.set("sendCount", count);
    await next();
    if (count.isCounted || isDatabaseAway(c.error)) return;
    await sends.take(address).catch((refusal) => {
      if (refusal instanceof Problem) {
        const ms = 1000 * Number(refusal.headers["Retry-After"]);
        keepNewest(waits, { key, value: performance.now() + ms, max: rememberedAddresses });
        setTimeout(() => waits.delete(key), ms).unref();
      }
      throw refusal;
    });
  };
}

/** Of this request; nothing where the limit has counted it before. */
export function sendCountOf(c: Context): SendCount | undefined {
  return c.get("sendCount");
}

/** One too many is no failure of ours. When to come again is said when it is counted alone. */
export function asRefusal(error: unknown): unknown {
  return isOneTooMany(error) ? tooMany(0) : error;
}
