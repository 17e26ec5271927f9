import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { LeadPage, Subscription } from "#contract/answers/leads.ts";
import { leadListAddress, leadOrders } from "#contract/lead-list.ts";
import { subscriptionStates } from "#contract/subscription-states.ts";
import { countsOf } from "#server/database/list-count.ts";
import { migrate } from "#server/database/migrate.ts";
import type { Db } from "#server/database/schema.ts";
import { indexWaiting } from "#server/database/search-index.ts";
import { emptyDatabase, freshDatabase, isPostgres } from "#tests/fresh-database.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { migrationsBefore } from "#tests/migrations-before.ts";
import { listen, postgresWork, type Seen, sqlitePlan } from "#tests/seen-queries.ts";
import { refreshStatistics } from "#tests/statistics.ts";
import { everyRow } from "./export-store.ts";
import { pageOfSubscriptions } from "./page-store.ts";

const secondMs = 1000;
const start = Date.parse("2026-01-01T00:00:00.000Z");

/** "reader0001@example.com" and so on, a second apart; one in `every` has confirmed, the others have not. */
async function addReaders(db: Db, count: number, every: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const digits = String(index + 1).padStart(4, "0");
    const email = `reader${digits}@example.com`;
    return {
      id: `00000000-0000-4000-8000-${digits.padStart(12, "0")}`,
      email,
      email_key: email,
      created_at: new Date(start + index * secondMs).toISOString(),
      state: index % every === 0 ? ("confirmed" as const) : ("unconfirmed" as const),
    };
  });
  for (let at = 0; at < rows.length; at += 100) {
    await db
      .insertInto("subscription")
      .values(rows.slice(at, at + 100))
      .execute();
  }
}

const setState = (db: Db, email: string, state: Subscription["state"]) =>
  db.updateTable("subscription").set({ state }).where("email_key", "=", email).execute();

type Page = LeadPage<Subscription> & { status: number; error?: string };
const asker = (app: TestApp) => (search: string) =>
  app.asStaff().get(`/api/subscription?${search}`) as Promise<unknown> as Promise<Page>;
const emails = ({ data }: Page) => data.map(({ email }) => email);

/** One in each state. */
async function startWithStates() {
  const app = await startTestApp();
  for (const state of subscriptionStates) {
    app.clock.forward(secondMs);
    await app.post("/api/subscription", { email: `${state}@example.com` });
    await setState(app.database.db, `${state}@example.com`, state);
  }
  return { app, ask: asker(app) };
}

test("subscribers of one state are listed, counted and searched, and all unless one is asked for", async () => {
  const { ask } = await startWithStates();
  for (const state of subscriptionStates) {
    const page = await ask(`state=${state}`);
    expect(page).toMatchObject({ status: 200, total: 1, page: 1 });
    expect(emails(page)).toEqual([`${state}@example.com`]);
    expect(emails(await ask(`state=${state}&sort=email`))).toEqual([`${state}@example.com`]);
    for (const q of ["example.com", "@", state]) {
      expect(emails(await ask(`state=${state}&q=${q}`)), q).toEqual([`${state}@example.com`]);
    }
    expect(await ask(`state=${state}&q=nobody`)).toMatchObject({ total: 0, is_more: false });
  }
  for (const search of ["state=all", "sort=newest", "q=example"]) {
    expect(emails(await ask(search)), search).toEqual(
      subscriptionStates.map((state) => `${state}@example.com`).toReversed(),
    );
  }
  expect(await ask("state=gone")).toMatchObject({
    status: 400,
    error: "state must be all, unconfirmed, confirmed, unsubscribed, unreachable.",
  });
});

test("the file has those of the state", async () => {
  const { app } = await startWithStates();
  const lines = async (search: string) => {
    const headers = await app.staffHeaders();
    const answer = await app.request(`/api/subscription.csv?${search}`, { headers });
    return (await answer.text()).split("\r\n").slice(1, -1);
  };

  expect(await lines("state=unconfirmed")).toEqual([
    "2026-03-02T09:00:01.000Z,unconfirmed@example.com,unconfirmed",
  ]);
  expect(await lines("state=unreachable&q=un")).toEqual([
    expect.stringMatching(/,unreachable@example.com,unreachable$/),
  ]);
  expect(await lines("")).toHaveLength(4);
});

test("the totals of the states follow every change", async () => {
  const app = await startTestApp();
  const { db } = app.database;
  const totals = () => countsOf(db, "subscription");
  await addReaders(db, 40, 4);
  expect(await totals()).toEqual({ 0: 30, 1: 10, 2: 0, 3: 0 });

  await setState(db, "reader0001@example.com", "unsubscribed");
  await setState(db, "reader0005@example.com", "unreachable");
  await setState(db, "reader0005@example.com", "unreachable");
  expect(await totals()).toEqual({ 0: 30, 1: 8, 2: 1, 3: 1 });
  await db.updateTable("subscription").set({ bounces: 1 }).execute();
  await db.deleteFrom("subscription").where("state", "=", "unconfirmed").execute();
  expect(await totals()).toEqual({ 0: 0, 1: 8, 2: 1, 3: 1 });
  const menu = await app.asStaff().get("/api/desk-figures/menu");
  expect(menu.data).toMatchObject({ all: { subscriber: 10 } });
});

describe.each([
  { when: "waits for its index", index: async () => undefined },
  { when: "is indexed", index: (db: Db) => indexWaiting(db, { atLeast: 1 }) },
])("while what is new $when", ({ index }) => {
  test("pages of a state, by number and by place, hold each of it once; a search its newest 100", async () => {
    const app = await startTestApp();
    await addReaders(app.database.db, 360, 3);
    await index(app.database.db);
    const ask = asker(app);
    for (const sort of ["newest", "oldest", "email"]) {
      const found: string[] = [];
      let page = await ask(`state=confirmed&sort=${sort}`);
      expect(page.total).toBe(120);
      for (found.push(...emails(page)); page.next; found.push(...emails(page))) {
        page = await ask(`state=confirmed&sort=${sort}&page=${page.page + 1}&after=${page.next}`);
      }
      expect(found).toHaveLength(120);
      expect(new Set(found).size).toBe(120);
      expect(found.toSorted()).toEqual(sort === "newest" ? found.toReversed() : found);
      const last = await ask(`state=confirmed&sort=${sort}&page=5`);
      expect(emails(last)).toEqual(found.slice(100));
    }
    const hits = await ask("state=confirmed&q=reader");
    expect(hits).toMatchObject({ total: 100, is_more: true });
    expect(emails(hits)[0]).toBe("reader0358@example.com");
    expect(await ask("state=confirmed&q=reader0359")).toMatchObject({ total: 0 });
  });
});

const first = leadListAddress(leadOrders.subscription, [["state", "confirmed"]]);
const { size } = first;

const readers = 6000;

/**
 * By PostgreSQL's own count, also where it walks along all, newest first, as it may while rows are new; on SQLite each step goes
 * along an index of the state, or to one row.
 */
async function expectFew(db: Db, questions: Seen[]): Promise<void> {
  expect(questions.length).toBeGreaterThan(0);
  let read = 0;
  for (const question of questions) {
    if (isPostgres) {
      read += (await postgresWork(db, question)).rowsRead;
      continue;
    }
    const steps = await sqlitePlan(db, question);
    const reads = steps.filter((step) => /^(SCAN|SEARCH) subscription\b/.test(step));
    expect(reads.filter((step) => !/\((state|email_key|id)=/.test(step))).toEqual([]);
  }
  expect(read).toBeLessThanOrEqual(readers / 10);
}

test("of many subscribers few are read for a page of a rare state, in each order, at both ends and far in", async () => {
  const database = await freshDatabase();
  await addReaders(database.db, readers, 5);
  if (isPostgres) await sql`select fold_list_counts()`.execute(database.db);
  await refreshStatistics(database.db);
  const { db, take } = listen(database.address);
  for (const sort of ["newest", "oldest", "email"] as const) {
    const near = await pageOfSubscriptions(db, { ...first, sort, page: 20 });
    for (const place of [{}, { page: 48 }, { page: 21, after: near?.next ?? "" }]) {
      take();
      const page = await pageOfSubscriptions(db, { ...first, sort, ...place });
      expect(page?.data).toHaveLength(size);
      await expectFew(
        db,
        take().filter(({ sql: text }) => /from "subscription"/.test(text)),
      );
    }
  }
  take();
  await everyRow(db, "subscription", ["email"], { ...first, state: "unreachable" }).next();
  await expectFew(db, take());
});

test("subscribers from before 036 are counted in their states", async () => {
  const { db } = await emptyDatabase();
  await migrate(db, { all: await migrationsBefore("036") });
  await addReaders(db, 9, 3);
  await setState(db, "reader0002@example.com", "unsubscribed");
  await setState(db, "reader0003@example.com", "unreachable");

  await migrate(db);

  expect(await countsOf(db, "subscription")).toEqual({ 0: 4, 1: 3, 2: 1, 3: 1 });
});
