import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Enquiry } from "#contract/answers/leads.ts";
import type { Erased, PersonalData } from "#contract/answers/personal-data.ts";
import { indexWaiting } from "#server/database/search-index.ts";
import { fileSend } from "#server/mail/send.ts";
import { appWithMailFolder, bytesOf, leaveUnfinished } from "#tests/app-with-mail-folder.ts";
import { sendStuckEnquiry } from "#tests/desk.ts";
import { isPostgres } from "#tests/fresh-database.ts";
import { aMessage, anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";
import { keyIn } from "#tests/mail-links.ts";
import { wordsIn } from "#tests/stored-bytes.ts";

/** Each of these stands nowhere else. */
const email = "Zebulon.Quix+visa@marked-example.com";
const marks = [
  email,
  "Zebulon",
  "marked-example",
  "Quixsurname",
  "7135550199",
  "Markedtown",
  "marked question",
  "marked message",
];

const mine = {
  email,
  name: "Zebulon Quixsurname",
  location: "Markedtown",
  doubt: "A marked question of mine, സൂചന",
};

/** Leads of others between those of the one person, so that rows lie on many pages. */
async function fill(app: TestApp): Promise<void> {
  for (let round = 0; round < 12; round += 1) {
    const key = { "Idempotency-Key": `round-number-${round}` };
    const doubt = "x".repeat(700 * (round % 5));
    await app.post("/api/enquiry", anEnquiry({ email: `other-${round}@example.com`, doubt }));
    const own = { ...mine, number: "7135550199", doubt: `${mine.doubt} ${doubt}` };
    await app.post("/api/enquiry", anEnquiry(own), key);
    await app.post("/api/contact", aMessage({ email: `other-${round}@example.com` }));
    const message = { ...mine, phone: "7135550199", message: `A marked message ${doubt}` };
    await app.post("/api/contact", aMessage({ ...message, email: email.toUpperCase() }));
    app.clock.forward(1000);
  }
  await app.post("/api/subscription", { email });
  await app.post("/api/my-data/link", { email });
  await app.post("/api/user/login", { email, password: "A marked message" });
  await app.post("/api/user/forgot-password", { email });
  await indexWaiting(app.database.db, { atLeast: 1 });
}

const staffErase = (app: TestApp) =>
  app.asStaff().post<Erased>("/api/personal-data/erase", { email: email.toLowerCase() });

/** To one address; the office is told of every lead. */
const receiptsADay = 5;

describe("after an erasure", () => {
  test("no byte of the address, name, number or words is left in the database and the mail folder", async () => {
    const app = await appWithMailFolder();
    // The first erasure of all writes SQLite's whole file anew, the next ones what they touched.
    await app.asStaff().post("/api/personal-data/erase", { email: "somebody@example.com" });
    await app.finishUpkeep();
    await fill(app);
    app.clock.forward(60_000);
    await app.deliverMails();
    await leaveUnfinished(app.mailFolder, 5);
    // Some mails are still waiting.
    await app.post("/api/enquiry", anEnquiry({ ...mine, number: "7135550199" }));
    expect(wordsIn(await bytesOf(app), marks)).toEqual(marks);

    const answer = await staffErase(app);
    await app.finishUpkeep();

    expect(answer).toMatchObject({
      status: 200,
      data: { leads: 25, subscriptions: 1, mails: 25 + receiptsADay + 2 },
    });
    expect(wordsIn(await bytesOf(app), marks)).toEqual([]);
    const { data } = await app.asStaff().post<PersonalData>("/api/personal-data", { email });
    expect(Object.values(data).flat()).toEqual([email]);
  });

  test("everything of everybody else is there, waiting mails included", async () => {
    const app = await appWithMailFolder();
    await fill(app);

    await staffErase(app);
    await app.finishUpkeep();
    await app.deliverMails();

    const { data } = await app.asStaff().get<Enquiry[]>("/api/enquiry");
    expect(data).toHaveLength(12);
    expect(await readdir(app.mailFolder)).toHaveLength(12 * 2 * 2);
  });

  test("a browser that sends such a lead again sends a new one", async () => {
    const app = await startTestApp();
    const key = { "Idempotency-Key": "kept-in-a-browser" };
    const first = await app.post<Enquiry>("/api/enquiry", anEnquiry({ email }), key);
    const others = { "Idempotency-Key": "kept-in-another-browser" };
    const other = await app.post<Enquiry>("/api/enquiry", anEnquiry(), others);
    await staffErase(app);

    const again = await app.post<Enquiry>("/api/enquiry", anEnquiry({ email }), key);

    expect(again.status).toBe(201);
    expect(again.data.id).not.toBe(first.data.id);
    expect((await app.post<Enquiry>("/api/enquiry", anEnquiry(), others)).text).toBe(other.text);
    const { data } = await app.asStaff().get<Enquiry[]>("/api/enquiry");
    expect(data.map(({ id }) => id).sort()).toEqual([again.data.id, other.data.id].sort());
  });

  test("nor is a sign-up to the newsletter taken for one that was erased", async () => {
    const app = await startTestApp();
    const key = { "Idempotency-Key": "kept-in-a-browser" };
    await app.post("/api/subscription", { email }, key);
    await staffErase(app);

    expect(await rowsOf(app, "idempotency_key")).toBe(0);
    expect((await app.post("/api/subscription", { email }, key)).status).toBe(201);
    expect(await rowsOf(app, "subscription")).toBe(1);
  });
});

async function rowsOf(app: TestApp, table: "idempotency_key" | "subscription") {
  return (await app.database.db.selectFrom(table).selectAll().execute()).length;
}

test.skipIf(isPostgres)(
  "after an erasure no piece of a word is left in the index of words",
  async () => {
    const app = await startTestApp();
    const { db } = app.database;
    await fill(app);
    await sql`create virtual table temp.piece using fts5vocab(main, enquiry_words, row)`.execute(
      db,
    );
    const pieces = async () => {
      const own = ["zebulo", "quixsu", "713555", "edtown"];
      const { rows } = await sql<{ term: string }>`select term from temp.piece`.execute(db);
      return own.filter((one) => rows.some(({ term }) => term === one));
    };
    expect(await pieces()).toHaveLength(4);

    await staffErase(app);

    expect(await pieces()).toEqual([]);
  },
);

describe("in the mail folder", () => {
  test("a mail that was being sent meanwhile leaves no file", async () => {
    const mailFolder = await mkdtemp(join(tmpdir(), "mail-"));
    onTestFinished(() => rm(mailFolder, { recursive: true, force: true }));
    const write = fileSend(mailFolder, "hello@meridian360.example");
    let erase = async () => {};
    const app = await startTestApp({
      mailFolder,
      send: async (mail) => {
        await erase();
        await write(mail);
      },
    });
    await app.post("/api/enquiry", anEnquiry({ email }));
    erase = async () => {
      await staffErase(app);
      await app.finishUpkeep();
    };

    await app.deliverMails();
    expect(await readdir(mailFolder)).not.toEqual([]);
    app.clock.forward(60_000);
    await app.finishUpkeep();

    expect(await readdir(mailFolder)).toEqual([]);
  });

  test("each instance clears its own mail folder", async () => {
    const one = await appWithMailFolder();
    await one.post("/api/enquiry", anEnquiry({ email }));
    await one.deliverMails();
    const other = await startTestApp({ database: one.database, clock: one.clock });

    await staffErase(other);
    await other.finishUpkeep();
    expect(await readdir(one.mailFolder)).toHaveLength(2);
    await one.finishUpkeep();

    expect(await readdir(one.mailFolder)).toEqual([]);
  });
});

test("leads that could not be taken up go with their own person only", async () => {
  const app = await startTestApp({ isWaiting: true, report: () => undefined });
  await sendStuckEnquiry(app);
  const erase = async (whose: string) => {
    await app.asStaff().post("/api/personal-data/erase", { email: whose });
    return (await app.database.db.selectFrom("lead_arrival").selectAll().execute()).length;
  };

  expect(await erase(email)).toBe(1);
  expect(await erase("STUCK@example.com")).toBe(0);
});

test.each(["upkeep", "person"] as const)(
  "an erasure that fails without %s keeps all of the person's own",
  async (table) => {
    const app = await startTestApp();
    await app.post("/api/enquiry", anEnquiry({ email, doubt: `Write to ${email}.` }));
    await app.takeUp();
    const held = async () =>
      (await app.asStaff().post<PersonalData>("/api/personal-data", { email })).data;
    const before = await held();
    const mailsBefore = await app.database.db.selectFrom("mail").selectAll().execute();
    const bringBack = await app.database.takeAway(table);

    expect((await staffErase(app)).status).toBe(500);
    await bringBack();

    expect(await held()).toEqual(before);
    expect(before.enquiries).toHaveLength(1);
    expect(await app.database.db.selectFrom("mail").selectAll().execute()).toEqual(mailsBefore);
  },
);

test("the link in the person's own mail erases as well, once", async () => {
  const app = await startTestApp();
  await app.post("/api/enquiry", anEnquiry({ email }));
  await app.deliverMails();
  const receipt = app.sent.find(({ recipient }) => recipient === email);
  const path = `/api/my-data?key=${receipt && keyIn(receipt, "/my-data")}`;

  const answer = await app.remove<Erased>(path);

  expect(answer).toMatchObject({ status: 200, data: { leads: 1, subscriptions: 0, mails: 2 } });
  const ended = { status: 404, error: "This link is not complete, or it has ended." };
  expect(await app.remove(path)).toMatchObject(ended);
  expect(await app.get(path)).toMatchObject(ended);
});
