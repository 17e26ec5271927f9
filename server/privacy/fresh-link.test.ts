import { sql } from "kysely";
import { expect, test } from "vitest";
import type { PersonalData } from "#contract/personal-data.ts";
import type { Database } from "#server/database/connect.ts";
import { asABot, atTheDesk, sendEnquiry, sendMessage } from "#tests/desk.ts";
import { freshDatabase, isPostgres } from "#tests/fresh-database.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { keyIn } from "#tests/mail-links.ts";
import { addLeads } from "#tests/many-leads.ts";
import { listen, postgresWork, sqlitePlan } from "#tests/seen-queries.ts";

const email = "Anjali@example.com";
const lists = /enquiry|contact_message|desk_lead|subscription|person|mail/;

async function unlink({ database }: TestApp): Promise<void> {
  await database.db.updateTable("desk_lead").set({ person_id: null }).execute();
}

/** Each lead at the desk, with a person of its own. */
async function addPersons(db: Database): Promise<void> {
  await sql`insert into person (id, created_at) select id, created_at from enquiry`.execute(db);
  await sql`insert into person_key (kind, key, person_id)
    select 'email', email, id from enquiry`.execute(db);
  await sql`insert into desk_lead
      (id, kind, enquiry_id, person_id, name_key, office, stage, created_at, changed_at)
    select id, 'enquiry', id, id, name, 'austin', 'new', created_at, created_at
    from enquiry`.execute(db);
  await sql.raw(isPostgres ? "vacuum analyze" : "analyze").execute(db);
}

test.each<{ what: string; send: (app: TestApp) => Promise<unknown> }>([
  { what: "an enquiry", send: (app) => sendEnquiry(app, { email }) },
  { what: "a message", send: (app) => sendMessage(app, { email }) },
  { what: "a subscription", send: (app) => app.post("/api/subscription", { email }) },
  { what: "likely spam", send: (app) => sendMessage(app, { email, ...asABot }) },
  {
    what: "a lead in the trash",
    async send(app) {
      const id = await sendEnquiry(app, { email });
      const desk = await atTheDesk(app);
      expect((await desk.change(id, { trashed: true })).status).toBe(200);
    },
  },
  {
    what: "a lead that has no person yet",
    async send(app) {
      await sendEnquiry(app, { email });
      await unlink(app);
    },
  },
  {
    what: "one of two addresses of a person",
    async send(app) {
      await sendEnquiry(app, { email: "other@example.com", number: "5125550101" });
      await sendEnquiry(app, { email, number: "5125550101" });
    },
  },
])("a fresh link is mailed for $what", async ({ send }) => {
  const app = await startTestApp({ notifyEmail: undefined });
  await send(app);
  await app.deliverMails();
  app.sent.splice(0);

  await app.post("/api/my-data/link", { email: "aNJALI@example.com" });
  await app.deliverMails();

  expect(app.sent.map(({ recipient }) => recipient)).toEqual([email]);
  const [mail] = app.sent;
  const key = mail ? keyIn(mail, "/my-data") : "";
  const { data } = await app.get<PersonalData>(`/api/my-data?key=${key}`);
  expect(data.email).toBe(email);
});

test("to find who asks for a fresh link, nothing is read through", async () => {
  const database = await freshDatabase();
  const { db, take } = listen(database.address);
  // Of so few rows, PostgreSQL would else rather read all.
  if (isPostgres) await sql`set enable_seqscan = off`.execute(db);
  const app = await startTestApp({ database: { ...database, db } });
  await addLeads(db, { enquiries: 500 });
  await addPersons(db);

  for (const asked of ["visitor0123@example.com", "nobody@example.com"]) {
    take();
    await app.post("/api/my-data/link", { email: asked });
    const questions = take().filter((one) => /^select/.test(one.sql) && lists.test(one.sql));

    expect(questions.length).toBeGreaterThan(0);
    for (const question of questions) {
      if (isPostgres) expect((await postgresWork(db, question)).rowsRead).toBeLessThan(10);
      else
        expect((await sqlitePlan(db, question)).filter((step) => /^SCAN/.test(step))).toEqual([]);
    }
  }
  await app.deliverMails();
  expect(app.sent.map(({ recipient }) => recipient)).toEqual(["visitor0123@example.com"]);
});
