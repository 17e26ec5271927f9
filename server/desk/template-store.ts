import { randomUUID } from "node:crypto";
import type { Template } from "#contract/answers/reply-template.ts";
import type { TemplateChange, TemplateInput } from "#contract/reply-template.ts";
import type { Db } from "#server/database/schema.ts";

/** All, in the order of their names. */
export async function listTemplates(db: Db): Promise<Template[]> {
  const rows = await db.selectFrom("reply_template").selectAll().orderBy("id").execute();
  return rows.sort((one, other) => one.name.localeCompare(other.name, "en"));
}

/** A new one, in its first version. Gives its id. */
export async function addTemplate(db: Db, input: TemplateInput, now: Date): Promise<string> {
  const row = { ...input, id: randomUUID(), version: 1, changed_at: now.toISOString() };
  await db.insertInto("reply_template").values(row).execute();
  return row.id;
}

/** Undefined when there is none, or not in that version any more. */
export async function changeTemplate(
  db: Db,
  id: string,
  { version, ...input }: TemplateChange,
  now: Date,
): Promise<Template | undefined> {
  return db
    .updateTable("reply_template")
    .set({ ...input, version: version + 1, changed_at: now.toISOString() })
    .where("id", "=", id)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
}

/** Undefined when there is none. */
export async function findTemplate(db: Db, id: string): Promise<Template | undefined> {
  return db.selectFrom("reply_template").selectAll().where("id", "=", id).executeTakeFirst();
}

/** False when there is none. */
export async function removeTemplate(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("reply_template")
    .where("id", "=", id)
    .executeTakeFirst();
  return Number(numDeletedRows) === 1;
}
