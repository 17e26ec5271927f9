import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { aMessage, anEnquiry } from "#tests/kit.ts";
import { counted, firefox, startVisited, tell, visit } from "#tests/visiting.ts";

const day = "2026-03-02";
const minuteMs = 60_000;

test("pages, arrivals and visits of a day are counted", async () => {
  const app = await startVisited();
  const fromSearch = { headers: { Referer: "https://www.search.example/?q=visa" } };
  await visit(app, "/", fromSearch);
  await visit(app, "/about", { headers: { Referer: "http://localhost:3000/" } });
  await visit(app, "/about?utm_source=Spring%20Letter&utm_medium=mail", { from: "198.51.100.9" });

  expect(await counted(app)).toEqual([
    `${day} page /: 1`,
    `${day} page /about: 2`,
    `${day} referrer search.example: 1`,
    `${day} source spring letter: 1`,
    `${day} visit: 2`,
  ]);
});

test("a page that the browser has already is a page seen", async () => {
  const app = await startVisited();
  await visit(app, "/about", { headers: { "If-None-Match": '"x"' } });
  expect(await counted(app)).toEqual([`${day} page /about: 1`, `${day} visit: 1`]);
});

type Case = { who: string; headers: Record<string, string> };

describe("nothing is counted of", () => {
  test.each<Case>([
    { who: "who asks not to be tracked", headers: { DNT: "1" } },
    { who: "who has set Global Privacy Control", headers: { "Sec-GPC": "1" } },
    {
      who: "a search engine",
      headers: { "User-Agent": "Mozilla/5.0 (compatible; Examplebot/2.1; +https://example.com/)" },
    },
    { who: "a program", headers: { "User-Agent": "curl/8.9" } },
    {
      who: "a browser without a screen",
      headers: { "User-Agent": firefox.replace("Firefox", "HeadlessChrome") },
    },
    { who: "what does not name itself", headers: { "User-Agent": "" } },
  ])("$who", async ({ headers }) => {
    const app = await startVisited();
    await visit(app, "/about?utm_source=letter", { headers });
    await tell(app, { page: "/about" }, { headers });
    await tell(app, { form: "enquiry" }, { headers });
    expect(await counted(app)).toEqual([]);
  });

  test.each<Case>([
    { who: "a page that is fetched in advance", headers: { "Sec-Purpose": "prefetch;prerender" } },
    { who: "a page that a script asked for", headers: { "Sec-Fetch-Dest": "empty" } },
  ])("$who", async ({ headers }) => {
    const app = await startVisited();
    await visit(app, "/about", { headers });
    expect(await counted(app)).toEqual([]);
  });

  test.each([
    "/admin/dashboard",
    "/admin/login",
    "/my-data",
    "/newsletter/confirm",
    "/offline",
    "/gone",
  ])("%s", async (path) => {
    const app = await startVisited();
    await visit(app, path);
    await tell(app, { page: path });
    expect(await counted(app)).toEqual([]);
  });
});

test("a telephone called Cubot is no bot", async () => {
  const app = await startVisited();
  await visit(app, "/", {
    headers: { "User-Agent": "Mozilla/5.0 (Linux; Android 15; CUBOT X90)" },
  });
  expect(await counted(app)).toContain(`${day} visit: 1`);
});

test("a page that the browser made itself is told by it; posts only that exist", async () => {
  const app = await startVisited();
  expect(await tell(app, { page: "/about" })).toBe(200);
  await tell(app, { page: "/blog/invented-by-somebody" });
  await tell(app, { page: "/invented" });

  expect(await counted(app)).toEqual([`${day} page /about: 1`, `${day} visit: 1`]);
});

test.each([
  {},
  { page: "about" },
  { page: `/${"x".repeat(130)}` },
  { form: "login" },
  { page: "/", more: 1 },
])("%j is refused", async (news) => {
  const app = await startVisited();
  expect(await tell(app, news)).toBe(400);
  expect(await tell(app, { page: "x".repeat(1000) })).toBe(413);
});

test("forms opened and leads sent are counted; likely spam, repeats and who asks not to be are not", async () => {
  const app = await startVisited();
  await visit(app, "/enquiry");
  await tell(app, { form: "message" });
  await app.post("/api/enquiry", anEnquiry(), { "Idempotency-Key": "the-same-key" });
  await app.post("/api/enquiry", anEnquiry(), { "Idempotency-Key": "the-same-key" });
  await app.post("/api/contact", aMessage(), { "Sec-GPC": "1" });
  await app.post(
    "/api/contact",
    aMessage({ message: "Seen by nobody", website: "https://x.example" }),
  );

  expect(await counted(app)).toEqual([
    `${day} open enquiry: 1`,
    `${day} open message: 1`,
    `${day} page /enquiry: 1`,
    `${day} send enquiry: 1`,
    `${day} visit: 1`,
  ]);
});

test("a lead that the database did not keep after all is not counted", async () => {
  const app = await startVisited();
  const { db } = app.database;
  // The second answer that is kept breaks this rule, which is the last thing before the commit.
  const start = sql`substr(answer, 1, 8)`;
  const index = db.schema.createIndex("one_answer").unique().on("idempotency_key");
  await index.expression(start).execute();
  onTestFinished(() => db.schema.dropIndex("one_answer").execute());

  const statuses: number[] = [];
  for (const key of ["the-first-key", "the-second-key"]) {
    const headers = { "Idempotency-Key": key };
    statuses.push((await app.post("/api/enquiry", anEnquiry(), headers)).status);
    statuses.push((await app.post("/api/contact", aMessage(), headers)).status);
  }

  expect(statuses).toEqual([201, 422, 500, 500]);
  expect(await counted(app)).toEqual([`${day} send enquiry: 1`]);
});

test("one person is one visit a day, whichever instance answers, and after a restart", async () => {
  const app = await startVisited();
  const other = await startVisited({ database: app.database });
  for (const instance of [app, other]) {
    await visit(instance, "/");
    await instance.writeVisits();
  }
  const later = await startVisited({ database: app.database });
  await visit(later, "/about");

  expect(await counted(later)).toContain(`${day} visit: 1`);
});

test("the day ends at midnight in India, and with it all that tells its visitors apart", async () => {
  const app = await startVisited();
  const { db } = app.database;
  await visit(app, "/");
  await app.writeVisits();
  const [seen] = await db.selectFrom("visit_seen").selectAll().execute();
  expect(seen).toEqual({ day, visitor: expect.stringMatching(/^[\w-]{43}$/) });

  // From 14:30 to midnight.
  app.clock.forward(9.5 * 60 * minuteMs);
  await visit(app, "/");
  expect(await counted(app)).toContain("2026-03-03 visit: 1");
  app.clock.forward(2 * minuteMs);
  await app.writeVisits();

  const salts = await db.selectFrom("visit_salt").select("day").execute();
  expect(salts).toEqual([{ day: "2026-03-03" }]);
  const [other, ...more] = await db.selectFrom("visit_seen").selectAll().execute();
  expect(more).toEqual([]);
  expect(other?.visitor).not.toBe(seen?.visitor);
});

test("what comes long after midnight makes no visit of a day whose visitors are forgotten", async () => {
  const app = await startVisited();
  const other = await startVisited({ database: app.database, clock: app.clock });
  for (const instance of [app, other]) await visit(instance, "/");
  await app.writeVisits();
  app.clock.forward(10 * 60 * minuteMs);
  await app.writeVisits();

  expect(await counted(other)).toEqual([`${day} page /: 2`, `${day} visit: 1`]);
});

test("while the database is away counts wait; addresses do not", async () => {
  const failures: unknown[] = [];
  const app = await startVisited({ report: (event) => void failures.push(event) });
  const bringBack = await app.database.takeAway("visit_count");
  await visit(app, "/");
  await app.writeVisits();
  expect(failures).toEqual(["visits"]);
  await bringBack();
  await visit(app, "/about");

  expect(await counted(app)).toEqual([
    `${day} page /: 1`,
    `${day} page /about: 1`,
    `${day} visit: 1`,
  ]);
});

test("invented sites and campaigns do not fill the database", async () => {
  const app = await startVisited();
  for (let at = 0; at < 250; at += 1) {
    await visit(app, "/", { headers: { Referer: `https://site-${at}.example/` } });
  }
  await app.writeVisits();
  await visit(app, "/", { headers: { Referer: "https://one-more.example/" } });

  const referrers = (await counted(app)).filter((line) => line.includes(" referrer "));
  expect(referrers).toHaveLength(201);
  expect(referrers).toContain(`${day} referrer other: 51`);
});

test("nor do invented browsers: so many are told apart in a day", async () => {
  const app = await startVisited();
  const { db } = app.database;
  await visit(app, "/");
  await app.writeVisits();
  await db.updateTable("visit_count").set({ count: 99_999 }).where("kind", "=", "visit").execute();
  for (const name of ["1", "2", "3"]) await visit(app, "/", { from: `198.51.100.${name}` });
  expect(await counted(app)).toEqual([`${day} page /: 4`, `${day} visit: 100000`]);
  expect(await db.selectFrom("visit_seen").selectAll().execute()).toHaveLength(2);
});

test("counts go when leads of their day go", async () => {
  const app = await startVisited({ retentionMonths: 1 });
  await visit(app, "/");
  await app.writeVisits();
  app.clock.forward(31 * 24 * 60 * minuteMs);
  await visit(app, "/about");
  await app.writeVisits();
  const pages = async () => (await counted(app)).filter((count) => count.includes(" page "));

  await app.finishUpkeep();
  expect(await pages()).toEqual([`${day} page /: 1`, "2026-04-02 page /about: 1"]);
  app.clock.forward(24 * 60 * minuteMs);
  await app.finishUpkeep();
  expect(await pages()).toEqual(["2026-04-02 page /about: 1"]);
});
