import { sql } from "kysely";
import { expect, test } from "vitest";
import { countsOf } from "#server/database/list-count.ts";
import { migrate } from "#server/database/migrate.ts";
import { emptyDatabase } from "#tests/fresh-database.ts";
import { migrationsBefore } from "#tests/migrations-before.ts";

test("leads from before the desk stand on it, each in its stage", async () => {
  const { db } = await emptyDatabase();
  await migrate(db, { all: await migrationsBefore("014") });
  const lead = {
    phone: "5125550142",
    email: "a@example.com",
    created_at: "2026-01-01T00:00:00.000Z",
  };
  const enquiry = { ...lead, category: "Student Visa", doubt: "" };
  await db
    .insertInto("enquiry")
    .values([
      {
        ...enquiry,
        id: "e1",
        receipt: "E1",
        name: "Anjali",
        location: "Kochi, Kerala",
        is_spam: 0,
      },
      { ...enquiry, id: "e2", receipt: "E2", name: "Ben", location: "Texas", is_spam: 1 },
    ])
    .execute();
  await db
    .insertInto("contact_message")
    .values([
      { ...lead, id: "m1", receipt: "M1", name: "Chen", message: "Hello" },
      { ...lead, id: "m2", receipt: "M2", name: "Dara", message: "" },
      { ...lead, id: "m3", receipt: "M3", name: "Esha", message: "", phone: "" },
    ])
    .execute();

  await migrate(db);

  const rows = await db.selectFrom("desk_lead").selectAll().orderBy("id").execute();
  const common = {
    version: 1,
    created_at: lead.created_at,
    changed_at: lead.created_at,
    person_id: null,
    next_step_on: "9999-12-31",
  };
  expect(rows).toMatchObject([
    { ...common, id: "e1", kind: "enquiry", enquiry_id: "e1", message_id: null, stage: "new" },
    { ...common, id: "e2", kind: "enquiry", stage: "spam", category: "Student Visa" },
    { ...common, id: "m1", kind: "message", message_id: "m1", enquiry_id: null, category: "" },
    { ...common, id: "m2", kind: "call-back", stage: "new" },
    { ...common, id: "m3", kind: "message", stage: "new" },
  ]);
  expect(rows.map(({ office, name_key }) => `${office} ${name_key}`)).toEqual([
    "kochi anjali",
    "austin ben",
    "austin chen",
    "austin dara",
    "austin esha",
  ]);
});

test("leads from before 019: the trash is out of the lists, reminders are as if they had never been answered", async () => {
  const { db } = await emptyDatabase();
  await migrate(db, { all: await migrationsBefore("019") });
  const [created_at, half_at, due_at] = ["2026-03-02T08", "2026-03-02T11", "2026-03-02T17"];
  const leads = [
    { id: "answered early", first_answer_at: "2026-03-02T09" },
    { id: "answered in time", first_answer_at: "2026-03-02T12" },
    { id: "answered late", first_answer_at: "2026-03-02T18" },
    { id: "in the trash", trashed_at: "2026-03-02T09" },
    { id: "waits", escalate_at: half_at },
  ];
  for (const lead of leads) {
    const { id } = lead;
    const person = { name: "Anjali", phone: "", email: "a@example.com", category: "" };
    await db
      .insertInto("enquiry")
      .values({ ...person, id, receipt: id, location: "", doubt: "", created_at })
      .execute();
    const stands = { kind: "enquiry", stage: "new", office: "kochi", name_key: "" } as const;
    const times = { created_at, changed_at: created_at, half_at, due_at };
    await db
      .insertInto("desk_lead")
      .values({ ...stands, ...times, ...lead, category: "", enquiry_id: id, ...nobody })
      .execute();
  }

  await migrate(db);

  const rows = await db.selectFrom("desk_lead").selectAll().orderBy("id").execute();
  expect(rows.map(({ id, escalate_at, answer_by }) => [id, escalate_at, answer_by])).toEqual([
    ["answered early", half_at, "9999-12-31"],
    ["answered in time", due_at, "9999-12-31"],
    ["answered late", "", "9999-12-31"],
    ["in the trash", "", due_at],
    ["waits", half_at, due_at],
  ]);
  expect(await countsOf(db, "enquiry")).toEqual({ 0: 4, 1: 0, 2: 1, 3: 0 });
});

const nobody = { message_id: null, person_id: null, owner_id: null };

test("leads that waited for the desk when their table went are on it", async () => {
  const { db } = await emptyDatabase();
  await migrate(db, { all: await migrationsBefore("031") });
  const lead = { phone: "", email: "a@example.com", created_at: "2026-01-01T00:00:00.000Z" };
  await db
    .insertInto("contact_message")
    .values({ ...lead, id: "m1", receipt: "M1", name: "Anjali", message: "Hello" })
    .execute();
  await sql`insert into desk_arrival values ('m1', 'message', 'kochi', 'Asia/Kolkata', '/contact', '{}', '{}',
    '2026-01-02T09:00:00.000Z', '2026-01-02T06:00:00.000Z')`.execute(db);

  await migrate(db);

  const rows = await db.selectFrom("desk_lead").selectAll().execute();
  expect(rows).toMatchObject([
    {
      id: "m1",
      message_id: "m1",
      enquiry_id: null,
      stage: "new",
      office: "kochi",
      zone: "Asia/Kolkata",
      name_key: "anjali",
      due_at: "2026-01-02T09:00:00.000Z",
      answer_by: "2026-01-02T09:00:00.000Z",
      escalate_at: "2026-01-02T06:00:00.000Z",
    },
  ]);
});
