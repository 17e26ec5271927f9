import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type LeadListQuery, leadListAddress, leadOrders } from "#contract/lead-list.ts";
import { listSomePosts } from "#server/blog/reader-store.ts";
import type { Db } from "#server/database/schema.ts";
import { indexWaiting } from "#server/database/search-index.ts";
import { freshDatabase, isPostgres } from "#tests/fresh-database.ts";
import { addLeads } from "#tests/many-leads.ts";
import { listen, postgresWork, type Seen, sqlitePlan } from "#tests/seen-queries.ts";
import { refreshStatistics } from "#tests/statistics.ts";
import { everyRow } from "./export-store.ts";
import { pageOfEnquiries, pageOfSubscriptions } from "./page-store.ts";

const rows = 5000;
const first = leadListAddress(leadOrders.enquiry, []);
const { size } = first;

/** Beside a page's own rows: counts, both sides of a list, two stretches of each, and the row behind the page. */
const rowsOfPage = 10 * size;

/** `isNew`: PostgreSQL has not cleaned up behind the rows yet, and can not read them from an index alone. */
async function startMany({ isNew = false } = {}) {
  const database = await freshDatabase();
  await addLeads(database.db, { enquiries: rows, spamEvery: 10 });
  // The newest lie in the trash.
  await database.db
    .updateTable("enquiry")
    .set({ is_trashed: 1 })
    .where("name", ">", "Visitor 4500")
    .execute();
  await indexWaiting(database.db);
  if (isPostgres) await sql`select fold_list_counts()`.execute(database.db);
  if (isNew) await sql`analyze`.execute(database.db);
  else await refreshStatistics(database.db);
  return listen(database.address);
}

async function far(db: Db, query: LeadListQuery): Promise<LeadListQuery> {
  const near = await pageOfEnquiries(db, { ...query, page: 30 });
  return { ...query, page: 31, after: near?.next ?? "" };
}

/** Reads only what it needs: on PostgreSQL by its own count, on SQLite by the steps that it takes. */
async function expectFew(db: Db, questions: Seen[], limit: number): Promise<void> {
  expect(questions.length).toBeGreaterThan(0);
  expect(questions.length).toBeLessThanOrEqual(4);
  let read = 0;
  const told: string[] = [];
  for (const question of questions) {
    if (isPostgres) {
      const { rowsRead, steps, indexes } = await postgresWork(db, question);
      read += rowsRead;
      told.push(`${rowsRead} by ${steps} of ${indexes}: ${question.sql} ${question.parameters}`);
      continue;
    }
    const steps = await sqlitePlan(db, question);
    const scans = steps.filter(
      (step) => /^SCAN/.test(step) && !/INDEX|_words|parts?$|found|newest$/.test(step),
    );
    expect({ question: question.sql, scans }).toEqual({ question: question.sql, scans: [] });
  }
  expect(read, told.join("\n")).toBeLessThanOrEqual(limit);
}

/** Rows that are put in order after they were read; two sides of one list are a merge of two pages at most. */
async function expectUnsorted(db: Db, questions: Seen[]): Promise<void> {
  for (const question of questions) {
    if (isPostgres) continue;
    expect(await sqlitePlan(db, question)).not.toContainEqual(expect.stringMatching(/TEMP B-TREE/));
  }
}

describe("of many rows few are read:", () => {
  // Several questions a test: to make so many rows takes longer than what is asked of them.
  test("a first page in each order, likely spam, the last page", async () => {
    const { db, take } = await startMany();
    for (const asked of [
      {},
      { sort: "oldest" },
      { sort: "name" },
      { sort: "category" },
      { spam: "likely" },
      { page: rows / 10 },
    ] as const) {
      take();
      await pageOfEnquiries(db, { ...first, ...asked });

      const questions = take();
      await expectFew(db, questions, rowsOfPage);
      await expectUnsorted(db, questions.slice(0, 2));
    }
  });

  test("a first page of rows that have just come", async () => {
    const { db, take } = await startMany({ isNew: true });
    await pageOfEnquiries(db, first);
    await expectFew(db, take(), rowsOfPage);
  });

  test("a page far in, in each order, on one side and on both", async () => {
    const { db, take } = await startMany();
    for (const sort of ["newest", "oldest", "name", "category"] as const) {
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
    }
  });

  test("both sides together; subscribers and posts, in their orders", async () => {
    const { db, take } = await startMany();
    await pageOfEnquiries(db, { ...first, spam: "all" });
    await expectFew(db, take(), rowsOfPage);

    take();
    await pageOfSubscriptions(db, { ...first, sort: "email", spam: "all" });
    await pageOfSubscriptions(db, { ...first, spam: "all" });
    const questions = take().filter((question) => /from "subscription"/.test(question.sql));
    await listSomePosts(db, { from: 600, limit: 6, total: 1200 });
    await expectFew(db, [...questions, ...take()], rowsOfPage);
  });

  test("a batch of a file, also where PostgreSQL takes its words to be rare", async () => {
    const { db, take } = await startMany();
    if (isPostgres) {
      await sql`delete from pg_statistic where starelid = 'enquiry_words'::regclass`.execute(db);
    }
    await readByIndexes(db);
    take();
    await everyRow(db, "enquiry", ["name"], { ...first, q: "kochi" }).next();
    await expectFew(db, take(), 4 * 500);
  });
});

test("a search for one person goes by the index of words", async () => {
  const { db, take } = await startMany();
  await readByIndexes(db);
  // Nor by the index of another column, to filter what it gives.
  if (isPostgres) await sql`set enable_indexscan = off`.execute(db);
  take();
  await pageOfEnquiries(db, { ...first, q: "E-2345" });

  const [search, waiting] = searchesIn(take());
  if (isPostgres) {
    const { rowsRead, indexes } = await postgresWork(db, search);
    expect(indexes).toContain("enquiry_words");
    expect(rowsRead).toBeLessThanOrEqual(10);
    return;
  }
  expect(await sqlitePlan(db, waiting)).toContainEqual(expect.stringMatching(/search_row_waiting/));
  const steps = await sqlitePlan(db, search);
  expect(steps).toContainEqual(expect.stringMatching(/VIRTUAL TABLE/));
  expect(steps.filter((step) => /^SCAN (lead|search_row)/.test(step))).toEqual([]);
});

test.runIf(isPostgres)("a word that is in every row is looked for in few", async () => {
  const { db, take } = await startMany();
  await pageOfEnquiries(db, { ...first, q: "visitor" });

  const [search] = searchesIn(take());
  expect((await postgresWork(db, search)).rowsRead).toBeLessThanOrEqual(1000);
});

/** In a list so short, PostgreSQL may else rather read all of it. */
async function readByIndexes(db: Db): Promise<void> {
  if (isPostgres) await sql`set enable_seqscan = off`.execute(db);
}

/** The question to the index, and the one about what waits for it. */
function searchesIn(questions: Seen[]): [Seen, Seen] {
  const isWaiting = ({ sql: text }: Seen) => text.includes("is_indexed");
  const asked = questions.filter(({ sql: text }) => text.includes(" like "));
  const search = asked.find((question) => !isWaiting(question));
  const waiting = asked.find(isWaiting) ?? search;
  if (!search || !waiting) throw new Error("Nothing was searched");
  return [search, waiting];
}
