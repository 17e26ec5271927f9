import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { LeadListQuery } from "#contract/lead-list.ts";
import { listSomeHeads } from "#server/blog/reader-store.ts";
import type { Database } from "#server/database/connect.ts";
import { indexWaiting } from "#server/database/search-index.ts";
import { freshDatabase, isPostgres } from "#tests/fresh-database.ts";
import { addLeads } from "#tests/many-leads.ts";
import { listen, postgresWork, type Seen, sqlitePlan } from "#tests/seen-queries.ts";
import { everyRow } from "./export-store.ts";
import { pageOfEnquiries, pageOfSubscriptions } from "./page-store.ts";

const rows = 5000;
const size = 25;
const first: LeadListQuery = {
  page: 1,
  after: "",
  before: "",
  size,
  sort: "newest",
  q: "",
  spam: "no",
};

/** Beside a page's own rows: counts, both sides of a list, and the row behind the page. */
const rowsOfPage = 6 * size;

async function startMany() {
  const database = await freshDatabase();
  await addLeads(database.db, { enquiries: rows, spamEvery: 10 });
  await indexWaiting(database.db);
  await sql`analyze`.execute(database.db);
  return listen(database.address);
}

async function far(db: Database, query: LeadListQuery): Promise<LeadListQuery> {
  const near = await pageOfEnquiries(db, { ...query, page: 30 });
  return { ...query, page: 31, after: near?.next ?? "" };
}

/** Reads only what it needs: on PostgreSQL by its own count, on SQLite by the steps that it takes. */
async function expectFew(db: Database, questions: Seen[], limit: number): Promise<void> {
  expect(questions.length).toBeGreaterThan(0);
  expect(questions.length).toBeLessThanOrEqual(4);
  let read = 0;
  for (const question of questions) {
    if (isPostgres) {
      const work = await postgresWork(db, question);
      read += work.rowsRead;
      continue;
    }
    const steps = await sqlitePlan(db, question);
    const scans = steps.filter(
      (step) => /^SCAN/.test(step) && !/INDEX|_words|parts?$|found|newest$/.test(step),
    );
    expect({ question: question.sql, scans }).toEqual({ question: question.sql, scans: [] });
  }
  expect(read).toBeLessThanOrEqual(limit);
}

/** Rows that are put in order after they were read; two sides of one list are a merge of two pages at most. */
async function expectUnsorted(db: Database, questions: Seen[]): Promise<void> {
  for (const question of questions) {
    if (isPostgres) continue;
    expect(await sqlitePlan(db, question)).not.toContainEqual(expect.stringMatching(/TEMP B-TREE/));
  }
}

describe("of many rows few are read:", () => {
  test.each([
    { what: "the first page", asked: {} },
    { what: "its oldest", asked: { sort: "oldest" } },
    { what: "by name", asked: { sort: "name" } },
    { what: "by category", asked: { sort: "category" } },
    { what: "likely spam", asked: { spam: "likely" } },
    { what: "the last page", asked: { page: rows / 10 } },
  ] as const)("$what", async ({ asked }) => {
    const { db, take } = await startMany();
    await pageOfEnquiries(db, { ...first, ...asked });

    const questions = take();
    await expectFew(db, questions, rowsOfPage);
    await expectUnsorted(db, questions.slice(0, 2));
  });

  test.each(["newest", "oldest", "name", "category"] as const)(
    "a page far in, by %s, on one side and on both",
    async (sort) => {
      const { db, take } = await startMany();
      for (const spam of ["no", "all"] as const) {
        const query = await far(db, { ...first, sort, spam });
        take();
        await pageOfEnquiries(db, query);
        const questions = take();
        await expectFew(db, questions, rowsOfPage);
        if (spam === "no" && sort !== "name" && sort !== "category") {
          await expectUnsorted(db, questions.slice(0, 2));
        }
      }
    },
  );

  test("both sides together", async () => {
    const { db, take } = await startMany();
    await pageOfEnquiries(db, { ...first, spam: "all" });
    await expectFew(db, take(), rowsOfPage);
  });

  test("subscribers and posts, in their orders", async () => {
    const { db, take } = await startMany();
    await pageOfSubscriptions(db, { ...first, sort: "email", spam: "all" });
    await pageOfSubscriptions(db, { ...first, spam: "all" });
    const questions = take().filter((question) => /from "subscription"/.test(question.sql));
    await listSomeHeads(db, { from: 600, limit: 6, total: 1200 });
    await expectFew(db, [...questions, ...take()], rowsOfPage);
  });

  test("a batch of a file", async () => {
    const { db, take } = await startMany();
    await everyRow(db, "enquiry", ["name"], { sort: "newest", q: "kochi", spam: "no" }).next();
    await expectFew(db, take(), 4 * 500);
  });
});

test.each([
  { q: "5125552345", most: 10 },
  { q: "visitor", most: 3000 },
])("a search for $q goes by the index of words", async ({ q, most }) => {
  const { db, take } = await startMany();
  if (isPostgres) await sql`set enable_seqscan = off`.execute(db);
  take();
  await pageOfEnquiries(db, { ...first, q });

  const questions = take();
  const search = questions.find(({ sql: text }) => / like /.test(text) && !/is_indexed/.test(text));
  expect(search).toBeDefined();
  if (!search) return;
  if (!isPostgres) {
    const waiting = questions.find(({ sql: text }) => /is_indexed/.test(text));
    expect(await sqlitePlan(db, waiting ?? search)).toContainEqual(
      expect.stringMatching(/search_row_waiting/),
    );
    const steps = await sqlitePlan(db, search);
    expect(steps).toContainEqual(expect.stringMatching(/VIRTUAL TABLE/));
    expect(steps.filter((step) => /^SCAN (lead|search_row)/.test(step))).toEqual([]);
    return;
  }
  const { rowsRead, indexes } = await postgresWork(db, search);
  expect(rowsRead).toBeLessThanOrEqual(most);
  // A word in every row is looked for from the newest on.
  expect(indexes).toContain(q === "visitor" ? "enquiry_newest" : "enquiry_words");
});
