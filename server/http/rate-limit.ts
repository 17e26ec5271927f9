import type { Dependencies } from "#server/dependencies.ts";
import { countedAs, createCounter, type Limit } from "./limit-store.ts";
import { type Counter, createOwnCounter } from "./own-counter.ts";
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

function limitBy(counter: Counter, { name, points }: Limit) {
  return {
    /** Takes one. @throws Problem 429 with Retry-After when none is left. */
    async take(key: string): Promise<void> {
      const { count, endsInMs } = await counter.add(countedAs(key), 1);
      if (count > points) refuse(name, endsInMs);
    },
    /** Gives one back, for what turned out not to count. */
    async giveBack(key: string): Promise<void> {
      await counter.add(countedAs(key), -1);
    },
  };
}

/** @throws Problem 429 with Retry-After. */
export function refuse(name: string, endsInMs: number): never {
  logSecurity("limit-reached", { limit: name });
  throw tooMany(endsInMs);
}

/** 429, with Retry-After in whole seconds. */
export function tooMany(endsInMs: number): Problem {
  const seconds = Math.max(1, Math.ceil(endsInMs / 1000));
  return new Problem(429, text, { "Retry-After": String(seconds) });
}
