import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Problem } from "./problem.ts";

/** Source: DECISIONS.md "Limits". */
const text = "Too many requests. Please try again in a few minutes.";

/** Allows `points` for a key in each `seconds`. */
export function rateLimit(points: number, seconds: number) {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return {
    /** Takes one. @throws Problem 429 with Retry-After when none is left. */
    async take(key: string): Promise<void> {
      await limiter.consume(key).catch(refuse);
    },
    /** Gives one back, for what turned out not to count. */
    async giveBack(key: string): Promise<void> {
      await limiter.reward(key, 1);
    },
  };
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
  throw new Problem(429, text, { "Retry-After": String(seconds) });
}
