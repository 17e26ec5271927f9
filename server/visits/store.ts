import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "#server/database/schema.ts";
import type { Count, Kind } from "./tally.ts";

/** Under which a day's sites and campaigns are counted that came after so many others: anybody can invent names. */
const others = "other";
const namesMax = 200;
const free: readonly Kind[] = ["referrer", "source"];
/** So many are told apart in a day: anybody can name their browser anew for each page, and each is a row until midnight. */
const visitorsMax = 100_000;
/** Both databases bound how many values one statement takes. */
const batch = 1000;

/** The day's salt, made by whoever needs it first. Days are YYYY-MM-DD. */
export async function findOrAddSalt(db: Db, day: string): Promise<string> {
  const salt = randomBytes(32).toString("base64url");
  await db
    .insertInto("visit_salt")
    .values({ day, salt })
    .onConflict((conflict) => conflict.column("day").doNothing())
    .execute();
  return (await findSalt(db, day)) ?? salt;
}

/** What the day's visitors are told apart by; undefined before its first visit. `day` is YYYY-MM-DD. */
export async function findSalt(db: Db, day: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("visit_salt")
    .select("salt")
    .where("day", "=", day)
    .executeTakeFirst();
  return row?.salt;
}

/** Adds what was seen of a day, all or nothing. Visitors that another instance has seen already make no visit. */
export async function addToDay(
  db: Db,
  day: string,
  { visitors, counts }: { visitors: readonly string[]; counts: readonly Count[] },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const room = Math.max(0, visitorsMax - (await countVisits(tx, day)));
    const visits = await addSeen(tx, day, visitors.slice(0, room));
    const visit = { kind: "visit" as const, name: "", count: visits };
    const real = await withoutUnknownPosts(tx, counts);
    const named = await withFewNames(tx, day, [...(visits > 0 ? [visit] : []), ...real]);
    for (const rows of batches(named)) await addCounts(tx, day, rows);
  });
}

async function countVisits(db: Db, day: string): Promise<number> {
  const visits = await db
    .selectFrom("visit_count")
    .select("count")
    .where("day", "=", day)
    .where("kind", "=", "visit")
    .executeTakeFirst();
  return Number(visits?.count ?? 0);
}

/** How many of them are new. In one order, so that instances never wait for each other crosswise. */
async function addSeen(db: Db, day: string, visitors: readonly string[]): Promise<number> {
  let added = 0;
  for (const some of batches([...visitors].sort())) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("visit_seen")
      .values(some.map((visitor) => ({ day, visitor })))
      .onConflict((conflict) => conflict.columns(["day", "visitor"]).doNothing())
      .executeTakeFirstOrThrow();
    added += Number(numInsertedOrUpdatedRows);
  }
  return added;
}

/** A browser may tell any address of a post. */
async function withoutUnknownPosts(db: Db, counts: readonly Count[]): Promise<Count[]> {
  const idOf = ({ kind, name }: Count) =>
    kind === "page" ? /^\/blog\/(.+)$/.exec(name)?.[1] : undefined;
  const ids = [...new Set(counts.map(idOf).filter((id) => id !== undefined))];
  const real = new Set<string>();
  for (const some of batches(ids)) {
    const rows = await db.selectFrom("post").select("id").where("id", "in", some).execute();
    for (const { id } of rows) real.add(id);
  }
  return counts.filter((count) => {
    const id = idOf(count);
    return id === undefined || real.has(id);
  });
}

async function withFewNames(db: Db, day: string, counts: readonly Count[]): Promise<Count[]> {
  const summed = new Map<string, Count>();
  const known = new Map<Kind, Set<string>>();
  for (const kind of free) known.set(kind, new Set(await listNames(db, day, kind)));
  for (const { kind, name, count } of counts) {
    const names = known.get(kind);
    const isRoom = !names || names.has(name) || names.size < namesMax;
    const kept = isRoom ? name : others;
    names?.add(kept);
    const key = `${kind} ${kept}`;
    summed.set(key, { kind, name: kept, count: (summed.get(key)?.count ?? 0) + count });
  }
  return [...summed].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count);
}

async function listNames(db: Db, day: string, kind: Kind): Promise<string[]> {
  const rows = await db
    .selectFrom("visit_count")
    .select("name")
    .where("day", "=", day)
    .where("kind", "=", kind)
    .execute();
  return rows.map(({ name }) => name);
}

async function addCounts(db: Db, day: string, counts: readonly Count[]): Promise<void> {
  await db
    .insertInto("visit_count")
    .values(counts.map((count) => ({ day, ...count })))
    .onConflict((conflict) =>
      conflict
        .columns(["day", "kind", "name"])
        .doUpdateSet({ count: sql`visit_count.count + excluded.count` }),
    )
    .execute();
}

/** What could tell visitors of earlier days apart. */
export async function removeSeenBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom("visit_seen").where("day", "<", day).execute();
  await db.deleteFrom("visit_salt").where("day", "<", day).execute();
}

/** Counts older than they are kept for. `day` is YYYY-MM-DD. */
export async function removeCountsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom("visit_count").where("day", "<", day).execute();
}

function* batches<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += batch) yield all.slice(at, at + batch);
}
