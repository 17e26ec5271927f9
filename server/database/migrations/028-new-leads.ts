import { type Kysely, sql } from "kysely";

/** The menu counts new leads by their kind: with this index as many entries as it tells of. See docs/decisions/054. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index desk_lead_new on desk_lead (kind) where stage = 'new' and trashed_at = ''`.execute(
    db,
  );
}
