import { Kysely, PostgresDialect } from "kysely";
import type { Schema } from "./schema.ts";
import { sqliteDialect } from "./sqlite.ts";

export type Database = Kysely<Schema>;

/** Where the data is: `databaseUrl` if there is one, else the file. */
export type DatabaseAddress = { databaseUrl: string | undefined; sqliteFile: string };

/** PostgreSQL when there is a URL, else the SQLite file, made if missing. `onIdleError` hears of lost idle connections. */
export function connect(
  { databaseUrl, sqliteFile }: DatabaseAddress,
  onIdleError: (error: Error) => void,
): Database {
  const dialect = databaseUrl ? postgres(databaseUrl, onIdleError) : sqliteDialect(sqliteFile);
  return new Kysely<Schema>({ dialect });
}

function postgres(connectionString: string, onIdleError: (error: Error) => void) {
  const pool = async () => {
    // Loaded where it is wanted only.
    const { Pool } = await import("pg");
    const made = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 5000 });
    // Without a listener, a connection lost while idle would end the process.
    made.on("error", onIdleError);
    // The same for one lost in the middle of a transaction: its next query fails, and says so there.
    made.on("connect", (client) => client.on("error", () => undefined));
    return made;
  };
  return new PostgresDialect({ pool });
}
