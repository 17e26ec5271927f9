import { type QueryExecutorProvider, sql } from "kysely";

/** Who sent an invitation last: it ends with their account. Of what is there already nobody knows it. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table invitation add column invited_by text not null default ''`.execute(db);
}
