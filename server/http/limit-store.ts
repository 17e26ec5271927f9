import { hash } from "node:crypto";
import type { Kysely } from "kysely";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { runKept } from "#server/database/kept-query.ts";
import { isPostgres } from "#server/database/kind.ts";
import type { Schema } from "#server/database/schema.ts";
import { type Counter, createOwnCounter } from "./own-counter.ts";

/** `points` for a key in each `seconds`; instances that share a database share what has the same name. */
export type Limit = { name: string; points: number; seconds: number };

/** Counts in the database where several instances may run on it, else in this process's memory. */
export function createCounter(db: Kysely<Schema>, limit: Limit): Counter {
  return isPostgres(db) ? createSharedCounter(db, limit) : createOwnCounter(limit);
}

function createSharedCounter(db: Kysely<Schema>, { name, points, seconds }: Limit): Counter {
  const counter = new RateLimiterPostgres({
    keyPrefix: name,
    points,
    duration: seconds,
    storeClient: clientOf(db),
    storeType: "pool",
    tableName: "request_limit" satisfies keyof Schema,
    tableCreated: true,
  });
  return {
    async add(key, more) {
      const { consumedPoints, msBeforeNext } = await counter.penalty(key, more);
      return { count: consumedPoints, endsInMs: msBeforeNext };
    },
  };
}

/** As much of pg's pool as the library needs, whose few texts are always the same. */
function clientOf(db: Kysely<Schema>) {
  return {
    query: ({ text, values = [] }: { text: string; values?: unknown[] }) =>
      runKept(db, text, values),
  };
}

/** An address or an email as it is counted: nothing that names a person is kept. */
export function countedAs(key: string): string {
  return hash("sha256", key);
}
