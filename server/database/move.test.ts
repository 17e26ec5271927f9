import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { routesOf } from "#tests/api-routes.ts";
import { fillOffice } from "#tests/busy-office.ts";
import { addedPost } from "#tests/campaigns.ts";
import { atTheDesk, sendEnquiry } from "#tests/desk.ts";
import { everyRow } from "#tests/every-row.ts";
import { isPostgres, openDatabase } from "#tests/fresh-database.ts";
import { heldClock } from "#tests/held-clock.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { keyIn } from "#tests/mail-links.ts";
import { sqliteIn, startMoving } from "#tests/moving.ts";
import { startVisited } from "#tests/visiting.ts";
import { move } from "./move.ts";
import type { Db } from "./schema.ts";

/** Each kind has one that the other has no use for. */
const ofOneKind = ["search_row", "request_limit"];
type Headings = Record<string, string>;

describe.runIf(isPostgres)("a move", () => {
  test("brings every row of every table, and leaves the file as it was", async () => {
    const { moving, app, rows, bytes, moved, count } = await movedOffice();

    expect(await comparable(app.database.db)).toEqual(rows);
    // A new table needs a row in tests/busy-office.ts.
    expect(Object.keys(rows).filter((table) => rows[table]?.length === 0)).toEqual([]);
    expect(moved.toSorted()).toEqual(Object.keys(rows).toSorted());
    expect(count).toBe(Object.values(rows).flat().length);
    expect(readFileSync(moving.file).equals(bytes)).toBe(true);
    expect(readdirSync(moving.folder)).toEqual(["site.sqlite"]);
  });

  test("changes nothing for staff and readers: each address says the same, each picture is the same", async () => {
    const { app, said, headers } = await movedOffice();

    const says = await allAnswers(app, headers);

    expect(says).toEqual(said);
    expect(says.get("/api/enquiry?q=question+1")).toContain("Question 10");
    expect([...says.keys()].filter((path) => path.startsWith("/uploads/")).length).toBe(3);
  });

  test("loses no mail that waits and no login; what comes now stands behind what was there", async () => {
    const { app, waiting, logIn } = await movedOffice();

    await app.deliverMails();
    expect(waiting.length).toBeGreaterThan(1);
    expect(app.sent.map(({ id }) => id).sort()).toEqual(waiting);
    // Its link was signed before the move.
    const receipt = app.sent.find(({ recipient }) => recipient === "anjali@example.com");
    const key = receipt && keyIn(receipt, "/my-data");
    expect(await app.get(`/api/my-data?key=${key}`)).toMatchObject({ status: 200 });
    app.clock.forward(60_000);
    expect((await app.get("/api/user/me", await logIn(app))).status).toBe(200);
    await goesOn(app);
  });
});

/** What a busy office held and said before it moved, and its site afterwards. */
async function movedOffice() {
  filled ??= fillFile();
  const { bytes, at, ...before } = await filled;
  const moving = await startMoving();
  writeFileSync(moving.file, bytes);
  const moved: string[] = [];
  const count = await move(moving.address, ({ table, isWhole }) => {
    if (isWhole) moved.push(table);
  });
  const database = openDatabase(moving.address);
  const app = await startTestApp({ database, clock: heldClock(at), ...stuck });
  return { ...before, bytes, moving, moved, count, app };
}

let filled: ReturnType<typeof fillFile> | undefined;
/** One of its leads is never taken up. */
const stuck = { report: () => undefined };

/** Once for all tests: the file, and what was in it and said of it. */
async function fillFile() {
  const { file } = await startMoving();
  const database = await sqliteIn(file);
  const app = await startVisited({ database, ...stuck });
  const { headers, logIn } = await fillOffice(app);
  const rows = await comparable(database.db);
  const waiting = await waitingMails(database.db);
  await database.db.destroy();
  const bytes = readFileSync(file);
  const at = app.clock.now().toISOString();

  const again = openDatabase(database.address);
  const site = await startTestApp({ database: again, clock: app.clock, ...stuck });
  const said = await allAnswers(site, headers);
  return { bytes, at, headers, logIn, said, rows, waiting };
}

/** But for those of a campaign, which has a pace of its own. */
async function waitingMails(db: Db): Promise<string[]> {
  const mails = await db
    .selectFrom("mail")
    .select("id")
    .where("state", "=", "waiting")
    .where("is_bulk", "=", 0)
    .orderBy("id")
    .execute();
  return mails.map(({ id }) => id);
}

/** What is added now stands behind what was there. */
async function goesOn(app: TestApp): Promise<void> {
  const desk = await atTheDesk(app);
  const before = await desk.counts();
  const id = await sendEnquiry(app, { name: "First on PostgreSQL" });
  const after = await desk.counts();
  expect(after.open).toBe(before.open + 1);
  expect((await desk.page()).data[0]?.id).toBe(id);
  const post = await addedPost(app, { title: "Waiting in Austin" });
  const { data } = await app.get<{ path: string }[]>("/api/search?q=waiting");
  expect(JSON.stringify(data)).toContain(post.id);
}

/** What differs by the kind of database and by chance, stays open, or wants a key. */
const otherwise = [
  "/api/system",
  "/api/desk/events",
  "/api/recaptcha/challenge",
  "/api/newsletter/confirm",
  "/api/newsletter/unsubscribe",
  "/api/my-data",
  "/api/my-data/file",
];

/** What each address of the API says to that staff member, with some searches, each lead, each post and picture. */
async function allAnswers(app: TestApp, headers: Headings): Promise<Map<string, string>> {
  const lists = routesOf(app)
    .filter((route) => route.startsWith("GET ") && !/[:*]/.test(route))
    .map((route) => route.slice(4))
    .filter((path) => !otherwise.includes(path))
    // The log before the exports, which it tells of.
    .sort();
  const answers = new Map<string, string>();
  const ask = async (path: string) => {
    const answer = await app.request(path, { headers });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const body = path.startsWith("/uploads/") ? bytes.toString("base64") : bytes.toString();
    answers.set(path, `${answer.status} ${body}`);
    return body;
  };
  for (const path of lists) await ask(path);
  for (const query of searches) await ask(query);
  const all = [...answers.values()].join();
  for (const id of new Set(await idsOn(ask, "/api/desk/leads"))) {
    await ask(`/api/desk/leads/${id}`);
    await ask(`/api/desk/leads/${id}/answers`);
    await ask(`/api/personal-data/${id}`);
  }
  for (const id of await idsOn(ask, "/api/blogs")) await ask(`/api/blogs/${id}/neighbours`);
  for (const [name] of all.matchAll(/[0-9a-f]{32}\.webp/g)) await ask(`/uploads/${name}`);
  expect([...answers].filter(([, said]) => !said.startsWith("200 "))).toEqual([]);
  return answers;
}

const searches = [
  "/api/enquiry?q=question+1",
  "/api/enquiry?q=%C3%89mile+8",
  "/api/enquiry?sort=name&size=50",
  "/api/enquiry?spam=likely",
  "/api/contact?q=documents",
  "/api/subscription?q=reader-1",
  "/api/desk/leads?q=ravi",
  "/api/desk/leads?trash=yes",
  "/api/desk/leads?stage=spam",
  "/api/desk/leads?sort=name",
  "/api/search?q=two+pictures",
  "/api/search?q=kochi",
];

async function idsOn(ask: (path: string) => Promise<string>, path: string): Promise<string[]> {
  return JSON.parse(await ask(path)).data.map(({ id }: { id: string }) => id);
}

/** The rows of both kinds, as one writes them. */
async function comparable(db: Db) {
  const tables = await everyRow(db);
  for (const name of [...ofOneKind, "kysely_migration"]) delete tables[name];
  // A bigint comes as text from PostgreSQL.
  const plain = (row: string) => row.replace(/:"(-?\d+)"/g, ":$1");
  return Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [name, rows.map(plain).sort()]),
  );
}
