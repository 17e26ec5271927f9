import { record, sample } from "fast-check";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { contactInput, enquiryInput } from "#contract/leads.ts";
import { check } from "#contract/validate.ts";
import { migrate } from "#server/database/migrate.ts";
import { say } from "#server/log.ts";
import { startPostgres } from "#tests/databases.ts";
import { freshDatabase, openDatabase } from "#tests/fresh-database.ts";
import { hardText } from "#tests/hard-text.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";

const stringsPerField = 100_000;
/** Through the front door, which costs a transaction each on either database. */
const sends = Number(process.env.DRILL_SENDS ?? 5000);
const atOnce = 100;

const enquiries = record({
  name: hardText(200),
  email: hardText(240).map((text) => `${text.replace(/[\s@]/g, "")}@example.com`),
  number: hardText(200),
  category: hardText(60),
  location: hardText(200),
  doubt: hardText(2000),
});
const messages = record({
  name: hardText(200),
  email: hardText(240).map((text) => `${text.replace(/[\s@]/g, "")}@example.com`),
  phone: hardText(200),
  message: hardText(2000),
});

test("any texts: never a 5xx, read back as cleaned, the same on both databases", async () => {
  const apps = [await onSqlite(), await onPostgres()] as const;
  const counts = { stored: 0, refused: 0 };
  for (let done = 0; done < sends; done += atOnce) {
    const options = { numRuns: atOnce, seed: done };
    const batch = [
      ...sample(enquiries, options).map((body, at) => ({
        path: "/api/enquiry",
        schema: enquiryInput,
        // Every second one with a number and a category that pass, so that the rest is stored.
        body: at % 2 ? body : { ...body, number: "5125550142", category: "TN Visa" },
      })),
      ...sample(messages, options).map((body, at) => ({
        path: "/api/contact",
        schema: contactInput,
        body: at % 2 ? body : { ...body, phone: "" },
      })),
    ];
    const results = await Promise.all(batch.map((send) => sendToAll(apps, send)));
    for (const isStored of results) counts[isStored ? "stored" : "refused"] += 1;
  }
  say(JSON.stringify({ sends, ...counts }));
  expect(counts.stored).toBeGreaterThan(sends / 2);
}, 7_200_000);

test("100,000 strings a field: what the contract lets through is kept alike by both databases", async () => {
  const databases = [(await onSqlite()).app.database.db, (await onPostgres()).app.database.db];
  const rowsAtOnce = 1000;
  let stored = 0;
  for (let done = 0; done < stringsPerField; done += rowsAtOnce) {
    const bodies = sample(enquiries, { numRuns: rowsAtOnce, seed: done });
    const rows = bodies.flatMap((body, at) => {
      const passing = { ...body, number: "5125550142", category: "TN Visa" };
      const checked = check(enquiryInput, passing);
      if (!checked.ok) return [];
      const { number: phone, ...fields } = checked.value;
      const id = `${done + at}`;
      return [{ ...fields, id, phone, receipt: id, created_at: id }];
    });
    stored += rows.length;
    for (const db of databases) {
      await db.insertInto("enquiry").values(rows).execute();
      const read = await db.selectFrom("enquiry").selectAll().execute();
      const byId = (one: { id: string }, other: { id: string }) =>
        Number(one.id) - Number(other.id);
      expect(read.sort(byId)).toEqual(rows);
      await db.deleteFrom("enquiry").execute();
    }
  }
  say(JSON.stringify({ stringsPerField, stored }));
  expect(stored).toBeGreaterThan(stringsPerField / 2);
}, 7_200_000);

type Send = {
  path: string;
  schema: typeof enquiryInput | typeof contactInput;
  body: Record<string, unknown>;
};

/** Whether it was stored, on all alike. */
async function sendToAll(apps: readonly Running[], send: Send): Promise<boolean> {
  const expected = check(send.schema, send.body);
  for (const { app, desk } of apps) {
    const answer = await app.post<{ id: string }>(send.path, send.body);
    if (!expected.ok) {
      expect({ body: send.body, answer }).toMatchObject({
        answer: { status: 400, error: expected.error },
      });
      continue;
    }
    expect({ body: send.body, status: answer.status }).toEqual({ body: send.body, status: 201 });
    const { number, ...fields } = { number: undefined, ...expected.value };
    const read = await app.get(`${send.path}/${answer.data.id}`, desk);
    expect(read.data).toMatchObject(number === undefined ? fields : { ...fields, phone: number });
  }
  return expected.ok;
}

type Running = { app: TestApp; desk: Record<string, string> };

async function onSqlite(): Promise<Running> {
  const database = await freshDatabase();
  // Waiting for the disk is no part of this drill.
  await sql`pragma synchronous = off`.execute(database.db);
  return running(await startTestApp({ database }));
}

async function onPostgres(): Promise<Running> {
  const postgres = await startPostgres({ isDurable: false });
  onTestFinished(postgres.remove);
  const database = openDatabase({ databaseUrl: postgres.url, sqliteFile: "" });
  await migrate(database.db);
  return running(await startTestApp({ database }));
}

async function running(app: TestApp): Promise<Running> {
  return { app, desk: await app.staffHeaders() };
}
