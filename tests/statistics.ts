import { sql } from "kysely";
import type { Db } from "#server/database/schema.ts";
import { isPostgres } from "./fresh-database.ts";

type Names = { tables: string };

/** So that plans are made for the rows that there are. The product's tables only: a server's own are cleaned for one database after the other. */
export async function refreshStatistics(db: Db): Promise<void> {
  if (!isPostgres) return void (await sql`analyze`.execute(db));
  const { rows } = await sql<Names>`select string_agg(quote_ident(tablename), ', ') as tables
    from pg_tables where schemaname = 'public'`.execute(db);
  await sql.raw(`vacuum analyze ${rows[0]?.tables}`).execute(db);
}
