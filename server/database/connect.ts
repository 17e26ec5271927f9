import { Kysely } from "kysely";
import { postgresDialect } from "./postgres.ts";
import type { Db, Schema } from "./schema.ts";
import { sqliteDialect } from "./sqlite.ts";

/** Where the data is: `databaseUrl` if there is one, else the file. */
export type DatabaseAddress = { databaseUrl: string | undefined; sqliteFile: string };

/** How long PostgreSQL may be silent at a statement before its host counts as gone. */
const defaultSilenceMs = 30_000;

type Choices = {
  /** 0 for work whose statements may take as long as they need. */
  silenceMs?: number;
};

/** PostgreSQL when there is a URL, else the SQLite file, made if missing. `onIdleError` hears of lost idle connections. */
export function connect(
  { databaseUrl, sqliteFile }: DatabaseAddress,
  onIdleError: (error: Error) => void,
  { silenceMs = defaultSilenceMs }: Choices = {},
): Db {
  const dialect = databaseUrl
    ? postgresDialect(databaseUrl, onIdleError, silenceMs)
    : sqliteDialect(sqliteFile);
  return new Kysely<Schema>({ dialect });
}
