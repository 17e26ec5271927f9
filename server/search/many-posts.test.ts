import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Hit } from "#contract/answers/search.ts";
import type { Db } from "#server/database/schema.ts";
import { aPost, startWriter } from "#tests/blog.ts";
import { freshDatabase, isPostgres } from "#tests/fresh-database.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { meanwhile } from "#tests/meanwhile.ts";
import { listen, postgresWork, type Seen, sqlitePlan } from "#tests/seen-queries.ts";
import { refreshStatistics } from "#tests/statistics.ts";
import { findPosts } from "./post-store.ts";
import { putMissingPosts, putPost } from "./post-words.ts";

const postsFound = async (app: TestApp, query: string) => {
  const { data } = await app.get<Hit[]>(`/api/search?q=${encodeURIComponent(query)}`);
  return data.filter(({ kind }) => kind === "Blog").map(({ path }) => path.replace("/blog/", ""));
};

/** Posts p1, p2, … each an hour later, whose texts say `every`, and their number as "no5". */
async function addMany(db: Db, { count, every }: { count: number; every: string }) {
  const numbers = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})`;
  await sql`insert into post (id, title, content, date, created_at, changed_at, version) ${numbers}
    select 'p' || i, 'No' || i, ${sql.lit(every)} || ' no' || i, '2020', '2020-' || (100000 + i), '2020', 1 from n`.execute(
    db,
  );
  await sql`insert into post_search (post_id, text) ${numbers}
    select 'p' || i, ' no' || i || ' | ' || ${sql.lit(every)} || ' no' || i from n`.execute(db);
}

test("an old post is found among many newer ones that share a word with it", async () => {
  const app = await startTestApp();
  const writer = await startWriter(app);
  const { data: old } = await writer.add(await aPost({ title: "A quokka, and a zebra" }));
  await addMany(app.database.db, { count: 100, every: "zebra" });

  expect((await postsFound(app, "zebra quokka"))[0]).toBe(old.id);
  expect(await postsFound(app, "quokkas")).toEqual([old.id]);
  expect(await postsFound(app, "zebra no7")).toContain("p7");
});

test("words of two letters are found where a word begins so", async () => {
  const app = await startTestApp();
  const writer = await startWriter(app);
  const { data: post } = await writer.add(await aPost({ title: "O-9 and the xq9 rule" }));

  expect(await postsFound(app, "o9")).toEqual([post.id]);
  expect(await postsFound(app, "xq")).toEqual([post.id]);
  expect(await postsFound(app, "q9")).toEqual([]);
});

test("posts from before the index are put into it", async () => {
  const app = await startTestApp();
  const writer = await startWriter(app);
  const { data: post } = await writer.add(await aPost({ title: "On quokkas" }));
  const { db } = app.database;
  await db.deleteFrom("post_search").execute();
  expect(await postsFound(app, "quokka")).toEqual([]);

  await putMissingPosts(db);

  expect(await postsFound(app, "quokka")).toEqual([post.id]);
});

test.runIf(isPostgres)("what is changed while they are put into it is found as it is", async () => {
  const app = await startTestApp();
  const writer = await startWriter(app);
  const { data: post } = await writer.add(await aPost({ title: "On quokkas" }));
  const { db } = app.database;
  await db.deleteFrom("post_search").execute();

  await meanwhile(app.database, () => putMissingPosts(db), {
    before: async (tx) => {
      await tx.updateTable("post").set({ title: "On wombats" }).where("id", "=", post.id).execute();
      await putPost(tx, { ...post, title: "On wombats" });
    },
  });

  expect(await postsFound(app, "wombat")).toEqual([post.id]);
  expect(await postsFound(app, "quokka")).toEqual([]);
});

const many = 20_000;

test("for a word of every post, of one, both, or of none, of many posts only a few are read", async () => {
  const { db, address } = await freshDatabase();
  await addMany(db, { count: many, every: "zebra" });
  await refreshStatistics(db);
  const seen = listen(address);

  for (const terms of [["zebra"], ["no4711"], ["zebra", "no4711"], ["quokka"]]) {
    seen.take();
    await findPosts(seen.db, terms);

    const queries = seen.take();
    expect(queries.length, terms.join()).toBeGreaterThan(0);
    for (const query of queries) await expectFew(seen.db, query, terms.join());
  }
});

/** On SQLite each step goes by an index; the one of words is a virtual table's. */
async function expectFew(db: Db, query: Seen, what: string): Promise<void> {
  if (isPostgres) {
    expect((await postgresWork(db, query)).rowsRead, what).toBeLessThan(many / 50);
    return;
  }
  const steps = (await sqlitePlan(db, query)).filter((step) => /^(SCAN|SEARCH)/.test(step));
  expect(steps.length, what).toBeGreaterThan(0);
  for (const step of steps)
    expect(step, what).toMatch(/USING (INTEGER PRIMARY KEY|INDEX)|VIRTUAL TABLE INDEX/);
}
