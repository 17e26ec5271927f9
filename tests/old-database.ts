import { join } from "node:path";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { connect } from "#server/database/connect.ts";
import * as leads from "#server/database/migrations/001-leads.ts";

/** The SQLite file of the product's first version, with one subscriber. */
export async function makeOldDatabase(dataDir: string): Promise<void> {
  const sqliteFile = join(dataDir, "meridian360.sqlite");
  const db = connect({ databaseUrl: undefined, sqliteFile }, () => undefined);
  const getMigrations = async () => ({ "001-leads": leads });
  await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
  await sql`insert into subscription values ('1', 'a@b.co', 'a@b.co', '2026')`.execute(db);
  await db.destroy();
}
