import type { Kysely } from "kysely";

/** Of a text that has come many times, the newest are found without a look at all others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("lead_trace_hash").execute();
  await db.schema
    .createIndex("lead_trace_newest")
    .on("lead_trace")
    .columns(["hash", "created_at"])
    .execute();
}
