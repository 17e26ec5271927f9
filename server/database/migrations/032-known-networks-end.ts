import { type QueryExecutorProvider, sql } from "kysely";

/**
 * When somebody last logged in from where they are known. Of what is there already nobody knows it, but that it was no later
 * than the last use of any login. See docs/decisions/090.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table known_address add column used_at text not null default ''`.execute(db);
  await sql`update known_address
    set used_at = (select staff.used_at from staff where staff.id = known_address.staff_id)`.execute(
    db,
  );
}
