import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { onTestFinished } from "vitest";
import { migrate } from "#server/database/migrate.ts";
import { emptyDatabase, type FreshDatabase, openDatabase } from "./fresh-database.ts";

/** A folder with a file for SQLite, and a PostgreSQL without any table; `address` names both, as a move's settings do. */
export async function startMoving() {
  const folder = mkdtempSync(join(tmpdir(), "move-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "site.sqlite");
  const postgres = await emptyDatabase();
  // Nobody may have it open.
  await postgres.db.destroy();
  const { databaseUrl } = postgres.address;
  return { file, folder, openPostgres: postgres.open, address: { databaseUrl, sqliteFile: file } };
}

/** A SQLite database with empty tables. Not durable, as those of other tests. */
export async function sqliteIn(sqliteFile: string): Promise<FreshDatabase> {
  const database = openDatabase({ databaseUrl: undefined, sqliteFile });
  await migrate(database.db);
  await sql`pragma synchronous = off`.execute(database.db);
  return database;
}
