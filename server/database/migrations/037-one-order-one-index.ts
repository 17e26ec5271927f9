import type { Kysely } from "kysely";

/**
 * Leads are asked for by their side first (docs/decisions/026), so nothing needs the times of all sides together. While rows
 * are new, PostgreSQL took that index for a list's first page, and stepped over all that is likely spam or in the trash.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["enquiry", "contact_message"]) {
    await db.schema.dropIndex(`${table}_created_at`).execute();
  }
}
