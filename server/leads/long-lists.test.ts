import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import type { Enquiry, LeadPage } from "#contract/answers/leads.ts";
import { indexWaiting } from "#server/database/search-index.ts";
import { isPostgres } from "#tests/fresh-database.ts";
import { anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";
import { addLeads } from "#tests/many-leads.ts";

type Page = LeadPage<Enquiry> & { status: number; error?: string };

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});

const ask = async (search: string, path = "/api/enquiry") =>
  (await app.asStaff().get(`${path}?${search}`)) as unknown as Page;
const names = ({ data }: Page) => data.map(({ name }) => name);

describe.each(["newest", "oldest", "name", "category"])("in the order %s", (sort) => {
  test.each(["all", "no"])("next and previous lead through every row once (%s)", async (spam) => {
    await addLeads(app.database.db, { enquiries: 230, spamEvery: 5 });
    const asked = `sort=${sort}&spam=${spam}`;
    const whole = [
      ...names(await ask(`${asked}&size=100`)),
      ...names(await ask(`${asked}&size=100&page=2`)),
      ...names(await ask(`${asked}&size=100&page=3`)),
    ].slice(0, spam === "all" ? 230 : 184);

    const forth: string[] = [];
    let page = await ask(asked);
    expect(page.previous).toBeUndefined();
    for (let number = 2; page.next; number += 1) {
      forth.push(...names(page));
      page = await ask(`${asked}&page=${number}&after=${page.next}`);
      expect(page.page).toBe(number);
    }
    forth.push(...names(page));

    expect(new Set(forth).size).toBe(whole.length);
    expect(forth).toEqual(whole);
    expect(page).toMatchObject({ total: whole.length, page: Math.ceil(whole.length / 25) });
    for (let number = page.page - 1; page.previous; number -= 1) {
      page = await ask(`${asked}&page=${number}&before=${page.previous}`);
      expect(page.page).toBe(number);
      expect(names(page)).toEqual(whole.slice((number - 1) * 25, number * 25));
    }
    expect(page.page).toBe(1);
  });
});

describe("pages far in", () => {
  beforeEach(() => addLeads(app.database.db, { enquiries: 2600 }));

  test("are counted to from the nearer end; those between are reached by their neighbours", async () => {
    expect(names(await ask("page=41"))[0]).toBe("Visitor 1600");
    expect(names(await ask("page=104"))).toEqual(names(await ask("page=200")));
    expect(names(await ask("page=104")).at(-1)).toBe("Visitor 0001");
    expect(names(await ask("page=64"))[0]).toBe("Visitor 1025");
    expect(await ask("page=50")).toMatchObject({
      status: 400,
      error: "page is too far from both ends of the list: go on with after or before.",
    });
    const before = await ask("page=41");
    expect(names(await ask(`page=42&after=${before.next}`))[0]).toBe("Visitor 1575");
  });

  test("a place stays where it was when its row is gone", async () => {
    const { next, data } = await ask("page=41");
    const last = data.at(-1);
    await app.database.db
      .deleteFrom("enquiry")
      .where("id", "=", last?.id ?? "")
      .execute();

    expect(names(await ask(`page=42&after=${next}`))[0]).toBe("Visitor 1575");
  });
});

test("behind the last row is the last page, and before the first the first", async () => {
  await addLeads(app.database.db, { enquiries: 60 });
  const [before, last] = [await ask("page=2"), await ask("page=3")];
  await app.database.db.deleteFrom("enquiry").where("name", "<=", "Visitor 0010").execute();
  const second = await ask("page=2");
  expect(second.next).toBeUndefined();

  expect(await ask(`page=3&after=${before.next}`)).toMatchObject({ page: 2, total: 50 });
  expect(names(await ask(`page=9&before=${last.previous}`))).toHaveLength(25);
  const first = await ask("page=1");
  const beforeSecond = await ask(`page=7&before=${second.previous}`);
  expect(beforeSecond.page).toBe(1);
  expect(names(beforeSecond)).toEqual(names(first));
});

test("a page between the first and the last has a number between theirs, whatever is asked for", async () => {
  await addLeads(app.database.db, { enquiries: 100 });
  const [first, last] = [await ask("page=1"), await ask("page=4")];

  for (const beside of [`after=${first.next}`, `before=${last.previous}`]) {
    expect(await ask(`page=1&${beside}`)).toMatchObject({ page: 2 });
    expect(await ask(`page=99&${beside}`)).toMatchObject({ page: 3 });
  }
});

test.each([
  { search: "after=***", says: "after and before take what next and previous of an answer say." },
  { search: "after=bm90aGluZw", says: "page is too far from both ends of the list" },
])("$search answers 400", async ({ search, says }) => {
  const { status, error } = await ask(search);
  expect(status).toBe(400);
  expect(error).toContain(says);
});

test("a place of another order is none", async () => {
  await addLeads(app.database.db, { enquiries: 30 });
  const { next } = await ask("sort=newest");

  expect((await ask(`sort=name&page=2&after=${next}`)).status).toBe(400);
});

describe("totals", () => {
  const total = async (search: string) => (await ask(search)).total;

  test("follow every change: judged, deleted, cleared, many at once", async () => {
    await addLeads(app.database.db, { enquiries: 50, spamEvery: 5 });
    expect(await total("spam=no")).toBe(40);
    expect(await ask("spam=all")).toMatchObject({ total: 50, likely_spam: 10 });
    const [row] = (await ask("spam=likely")).data;
    await app.asStaff().post(`/api/enquiry/${row?.id}/spam`, { spam: false });
    expect(await ask("spam=no")).toMatchObject({ total: 41, likely_spam: 9 });
    await app.asStaff().post(`/api/enquiry/${row?.id}/spam`, { spam: false });
    expect(await total("spam=no")).toBe(41);
    await app.database.db.deleteFrom("enquiry").where("is_spam", "=", 1).execute();
    expect(await ask("spam=all")).toMatchObject({ total: 41, likely_spam: 0 });
    for (let round = 0; round < 2; round += 1) {
      await app.asStaff().post("/api/personal-data/erase", { email: "visitor0001@example.com" });
      await app.finishUpkeep();
      app.clock.forward(60_000);
    }
    expect(await total("spam=all")).toBe(40);
  });

  test("are exact when many leads come at once, and few rows hold them", async () => {
    const sends = Array.from({ length: 40 }, (_, number) =>
      app.post("/api/enquiry", anEnquiry({ email: `many${number}@example.com` })),
    );
    await Promise.all(sends);
    const { db } = app.database;
    expect(await total("spam=all")).toBe(40);
    const ids = await db.selectFrom("enquiry").select("id").execute();
    for (const { id } of ids.slice(0, 20)) {
      await db.updateTable("enquiry").set({ is_spam: 1 }).where("id", "=", id).execute();
      await db.updateTable("enquiry").set({ is_spam: 0 }).where("id", "=", id).execute();
    }

    expect(await total("spam=no")).toBe(40);
    if (isPostgres) await sql`select fold_list_counts()`.execute(db);
    const rows = await db.selectFrom("list_count").select("rows").execute();
    expect(rows.length).toBeLessThanOrEqual(2);
    expect(await total("spam=no")).toBe(40);
  });
});

describe.each([
  { state: "waits for its index", index: async () => undefined },
  { state: "is indexed", index: () => indexWaiting(app.database.db, { atLeast: 1 }) },
])("a search while what is new $state", ({ index }) => {
  test("finds the newest 100 on each side, and says when there are more", async () => {
    await addLeads(app.database.db, { enquiries: 1500, spamEvery: 2 });
    await index();

    const page = await ask("q=visitor&spam=no");
    expect(page).toMatchObject({ total: 100, is_more: true, page: 1 });
    expect(names(page)[0]).toBe("Visitor 1499");
    expect(names(await ask("q=visitor&spam=no&page=99")).at(-1)).toBe("Visitor 1301");
    expect(names(await ask("q=visitor&spam=no&sort=name"))[0]).toBe("Visitor 1301");
    expect(await ask("q=visitor+14&spam=no")).toMatchObject({ total: 60, is_more: false });
    expect(await ask("q=5125550007")).toMatchObject({ total: 1, is_more: false });
    expect(await ask("q=student+Kochi&spam=likely")).toMatchObject({ total: 100, is_more: true });
    expect(await ask("q=student+14&spam=likely")).toMatchObject({ total: 24, is_more: false });
    expect(await ask("q=austin&spam=likely")).toMatchObject({ total: 0, is_more: false });
  });

  test("follows judgements, changes and erasures", async () => {
    await addLeads(app.database.db, { enquiries: 20 });
    await index();
    const [found] = (await ask("q=0007&spam=no")).data;
    await app.asStaff().post(`/api/enquiry/${found?.id}/spam`, { spam: true });
    expect(await ask("q=0007&spam=no")).toMatchObject({ total: 0 });
    expect(await ask("q=0007&spam=likely")).toMatchObject({ total: 1 });
    await app.database.db
      .updateTable("enquiry")
      .set({ name: "Quillon Zubair" })
      .where("id", "=", found?.id ?? "")
      .execute();
    expect(names(await ask("q=quillon"))).toEqual(["Quillon Zubair"]);
    expect(await ask("q=visitor+5125550007")).toMatchObject({ total: 1 });
    await app.asStaff().post("/api/personal-data/erase", { email: "visitor0007@example.com" });
    expect(await ask("q=quillon")).toMatchObject({ total: 0 });
    await app.finishUpkeep();
    expect(names(await ask("q=0008"))).toEqual(["Visitor 0008"]);
  });

  test("short words are looked for among the newest, or in what the others find", async () => {
    await addLeads(app.database.db, { enquiries: 1100 });
    await index();

    expect(await ask("q=09")).toMatchObject({ is_more: true });
    expect(names(await ask("q=0900+9"))).toEqual(["Visitor 0900"]);
    expect(await ask("q=%25")).toMatchObject({ total: 0, is_more: true });
  });
});

test.skipIf(isPostgres)("the index of words is whole after all that", async () => {
  const { db } = app.database;
  await addLeads(db, { enquiries: 700, spamEvery: 3 });
  await app.finishUpkeep();
  await db.updateTable("enquiry").set({ is_spam: 1 }).where("name", "<", "Visitor 0100").execute();
  await db.deleteFrom("enquiry").where("name", ">", "Visitor 0600").execute();

  await sql`insert into enquiry_words (enquiry_words) values ('integrity-check')`.execute(db);
  const counted = await sql<{ rows: number }>`select count(*) as rows from search_row`.execute(db);
  expect(counted.rows).toEqual([{ rows: 600 }]);
});
