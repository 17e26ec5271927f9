import type { Migration } from "kysely/migration";
import { expect, test } from "vitest";
import { migrate, migrationNames } from "#server/database/migrate.ts";
import { emptyDatabase } from "#tests/fresh-database.ts";

/** The product's migrations before the desk's. */
async function before(): Promise<Record<string, Migration>> {
  const names = migrationNames.filter((name) => name < "014");
  const loaded = names.map(
    async (name) => [name, await import(`#server/database/migrations/${name}.ts`)] as const,
  );
  return Object.fromEntries(await Promise.all(loaded));
}

test("leads from before the desk stand on it, each in its stage", async () => {
  const { db } = await emptyDatabase();
  await migrate(db, { all: await before() });
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
  ]);
  expect(rows.map(({ office, name_key }) => `${office} ${name_key}`)).toEqual([
    "kochi anjali",
    "austin ben",
    "austin chen",
    "austin dara",
  ]);
});
