import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import type { Dependencies } from "#server/dependencies.ts";
import { countedAs, createCounter, createOwnCounter, type Limit } from "./limit-store.ts";
import { Problem } from "./problem.ts";
import { logSecurity } from "./security-log.ts";

/** Source: DECISIONS.md "Limits". */
const text = "Too many requests. Please try again in a few minutes.";

/** Counted for all instances together that share a database. */
export function rateLimit({ db }: Pick<Dependencies, "db">, limit: Limit) {
  return limitBy(createCounter(db, limit), limit);
}

/** The same for each instance alone, where no database may be asked. */
export function ownRateLimit(limit: Limit) {
  return limitBy(createOwnCounter(limit), limit);
}

function limitBy(counter: RateLimiterAbstract, limit: Limit) {
  return {
    /** Takes one. @throws Problem 429 with Retry-After when none is left. */
    async take(key: string): Promise<void> {
      await counter.consume(countedAs(key)).catch((reason) => refuse(reason, limit));
    },
    /** Gives one back, for what turned out not to count. */
    async giveBack(key: string): Promise<void> {
      await counter.reward(countedAs(key), 1);
    },
  };
}

function refuse(reason: unknown, { name }: Limit): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  logSecurity("limit-reached", { limit: name });
  const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
  throw new Problem(429, text, { "Retry-After": String(seconds) });
}
