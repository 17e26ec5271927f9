import { hash } from "node:crypto";
import { keptRow, runKept } from "#server/database/kept-query.ts";
import { isPostgres } from "#server/database/kind.ts";
import type { Db, Schema } from "#server/database/schema.ts";
import { type Counter, createOwnCounter } from "./own-counter.ts";

/** `points` for a key in each `seconds`; instances that share a database share what has the same name. */
export type Limit = { name: string; points: number; seconds: number };

/** Counts in the database where several instances may run on it, else in this process's memory. */
export function createCounter(db: Db, limit: Limit): Counter {
  return isPostgres(db) ? createSharedCounter(db, limit) : createOwnCounter(limit);
}

function createSharedCounter(db: Db, limit: Limit): Counter {
  // At once: it also deletes what has ended, again and again.
  const starting = startLimiter(db, limit);
  return {
    async add(key, more) {
      const limiter = await starting;
      const { consumedPoints, msBeforeNext } = await limiter.penalty(key, more);
      return { count: consumedPoints, endsInMs: msBeforeNext };
    },
  };
}

/** Loaded where it is wanted only: it has a part for every kind of database. */
async function startLimiter(db: Db, { name, points, seconds }: Limit) {
  const { RateLimiterPostgres } = await import("rate-limiter-flexible");
  return new RateLimiterPostgres({
    keyPrefix: name,
    points,
    duration: seconds,
    storeClient: clientOf(db),
    storeType: "pool",
    tableName: "request_limit" satisfies keyof Schema,
    tableCreated: true,
  });
}

/** What PostgreSQL says of a column that must have a value. */
const missing = "23502";

/**
 * Counts one in a transaction that stores what is counted, so that neither is there without the other, by one statement for
 * both (PostgreSQL, server/database/commit-groups.ts). The transaction fails where it is one too many: a count that is over the
 * limit is no number, which its column refuses (`isOneTooMany`). In the order of keys, so that no two counts wait for each other.
 */
export function createCountWithin({ name, points, seconds }: Limit) {
  const windowMs = seconds * 1000;
  const within = (count: string) => `case when ${count} <= ${points} then ${count} end`;
  const isOver = `known.expire <= excluded.expire - ${windowMs}`;
  const add = keptRow<RequestLimit>(
    (rows) => `
      insert into request_limit as known (key, points, expire)
      select key, ${within("sum(points)")}, max(expire)
      from json_populate_recordset(null::request_limit, ${rows}) group by key order by key
      on conflict (key) do update set
        points = ${within(`(case when ${isOver} then 0 else known.points end + excluded.points)`)},
        expire = case when ${isOver} then excluded.expire else known.expire end`,
  );
  /** `counted`: see `countedAs`. */
  return (tx: Db, counted: string): Promise<void> =>
    add(tx, { key: `${name}:${counted}`, points: 1, expire: Date.now() + windowMs });
}

type RequestLimit = { key: string; points: number; expire: number };

/** Whether a transaction failed because its count was one too many. */
export function isOneTooMany(error: unknown): boolean {
  const { code, table } = error as { code?: string; table?: string };
  return code === missing && table === ("request_limit" satisfies keyof Schema);
}

/** As much of pg's pool as the library needs, whose few texts are always the same. */
function clientOf(db: Db) {
  return {
    query: ({ text, values = [] }: { text: string; values?: unknown[] }) =>
      runKept(db, text, values),
  };
}

/** An address or an email as it is counted: nothing that names a person is kept. */
export function countedAs(key: string): string {
  return hash("sha256", key);
}
