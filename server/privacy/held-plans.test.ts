import { sql } from "kysely";
import { expect, test } from "vitest";
import type { PersonalData } from "#contract/answers/personal-data.ts";
import type { Db } from "#server/database/schema.ts";
import { freshDatabase, isPostgres } from "#tests/fresh-database.ts";
import { startTestApp } from "#tests/kit.ts";
import { keyIn } from "#tests/mail-links.ts";
import { addLeads } from "#tests/many-leads.ts";
import { listen, postgresWork, type Seen, sqlitePlan } from "#tests/seen-queries.ts";
import { refreshStatistics } from "#tests/statistics.ts";

const lists = /enquiry|contact_message|desk_lead|subscription|person|mail/;
const email = "visitor0123@example.com";

async function startMany() {
  const database = await freshDatabase();
  const { db, take } = listen(database.address);
  // Of so few rows, PostgreSQL would else rather read all.
  if (isPostgres) await sql`set enable_seqscan = off`.execute(db);
  const app = await startTestApp({ database: { ...database, db } });
  await addLeads(db, { enquiries: 500 });
  await addPersons(db);
  const asked = () => take().filter((one) => /^\s*select/.test(one.sql) && lists.test(one.sql));
  return { app, db, asked };
}

/** Each lead at the desk, with a person of its own who also gets the newsletter. */
async function addPersons(db: Db): Promise<void> {
  await sql`insert into person (id, created_at) select id, created_at from enquiry`.execute(db);
  await sql`insert into person_key (kind, key, person_id)
    select 'email', email, id from enquiry`.execute(db);
  await sql`insert into desk_lead
      (id, kind, enquiry_id, person_id, name_key, office, stage, created_at, changed_at)
    select id, 'enquiry', id, id, name, 'austin', 'new', created_at, created_at
    from enquiry`.execute(db);
  await sql`insert into subscription (id, email, email_key, created_at)
    select 's' || id, email, email, created_at from enquiry`.execute(db);
  await refreshStatistics(db);
}

async function expectFewRows(db: Db, questions: readonly Seen[]): Promise<void> {
  expect(questions.length).toBeGreaterThan(0);
  for (const question of questions) {
    if (isPostgres) expect((await postgresWork(db, question)).rowsRead).toBeLessThan(20);
    else {
      const plan = await sqlitePlan(db, question);
      expect(plan).not.toContainEqual(expect.stringMatching(/^SCAN (?!entry)/));
    }
  }
}

test("to find who asks for a fresh link, nothing is read through", async () => {
  const { app, db, asked } = await startMany();

  for (const email of ["visitor0123@example.com", "nobody@example.com"]) {
    asked();
    await app.post("/api/my-data/link", { email });
    await expectFewRows(db, asked());
  }

  await app.deliverMails();
  expect(app.sent.map(({ recipient }) => recipient)).toEqual([email]);
});

test("to show what is held for an address, nothing is read through", async () => {
  const { app, db, asked } = await startMany();
  await app.post("/api/my-data/link", { email });
  await app.deliverMails();
  const [mail] = app.sent;
  asked();

  const { data } = await app.get<PersonalData>(
    `/api/my-data?key=${mail && keyIn(mail, "/my-data")}`,
  );

  expect(data).toMatchObject({
    email,
    enquiries: [{ email }],
    handling: [{ office: "austin" }],
    subscriptions: [{ email }],
    mails: [{ to: "this address" }],
  });
  await expectFewRows(db, asked());
});
