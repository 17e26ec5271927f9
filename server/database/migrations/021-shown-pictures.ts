import { type QueryExecutorProvider, sql } from "kysely";

/** Pages show the middle of a picture: its files of before, of the whole, are made anew as after 007-pictures. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`delete from picture_file`.execute(db);
  await sql`update picture
    set width = 0, height = 0, state = 'waiting', tries = 0, next_try_at = ''`.execute(db);
}
