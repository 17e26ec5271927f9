import { type QueryExecutorProvider, sql } from "kysely";

/** When a post's title, text or pictures last changed. Of what was edited before, nobody knows it: it counts as never edited. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table post add column changed_at text not null default ''`.execute(db);
  await sql`update post set changed_at = created_at`.execute(db);
}
