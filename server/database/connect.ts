import { Socket } from "node:net";
import { Kysely, PostgresDialect } from "kysely";
import type { PoolClient, QueryConfig } from "pg";
import { keptName } from "./kept-query.ts";
import type { Schema } from "./schema.ts";
import { sqliteDialect } from "./sqlite.ts";

export type Database = Kysely<Schema>;

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
): Database {
  const dialect = databaseUrl
    ? postgres(databaseUrl, onIdleError, silenceMs)
    : sqliteDialect(sqliteFile);
  return new Kysely<Schema>({ dialect });
}

function postgres(
  connectionString: string,
  onIdleError: (error: Error) => void,
  silenceMs: number,
) {
  const pool = async () => {
    // Loaded where it is wanted only.
    const { Pool } = await import("pg");
    const made = new Pool({
      connectionString,
      max: 10,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      stream: () => endedBySilence(silenceMs),
    });
    // Without a listener, a connection lost while idle would end the process.
    made.on("error", onIdleError);
    made.on("connect", (client) => {
      // The same for one lost in the middle of a transaction: its next query fails, and says so there.
      client.on("error", () => undefined);
      nameKeptQueries(client);
    });
    return made;
  };
  return new PostgresDialect({ pool });
}

/** Has PostgreSQL keep the plans of what each lead runs, where it would read and plan each text anew. */
function nameKeptQueries(client: PoolClient): void {
  const query = client.query.bind(client) as (what: unknown, ...rest: unknown[]) => unknown;
  const byName = (text: unknown, values: unknown, ...rest: unknown[]) => {
    const name = typeof text === "string" ? keptName(text) : undefined;
    if (name === undefined) return query(text, values, ...rest);
    return query({ name, text, values } as QueryConfig, ...rest);
  };
  Object.assign(client, { query: byName });
}

/**
 * A host that vanishes ends no connection. pg's own limit of a query would leave the connection open, and give it to the
 * next one; this ends it, so that its statement fails and the pool lets go of it. One that is not used is closed by the
 * pool before.
 */
function endedBySilence(silenceMs: number): Socket {
  const socket = new Socket();
  const lost = () => Object.assign(new Error("The database is silent"), { code: "ETIMEDOUT" });
  return socket.setTimeout(silenceMs, () => socket.destroy(lost()));
}
