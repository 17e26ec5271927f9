import { Socket } from "node:net";
import { PostgresDialect, type PostgresDialectConfig } from "kysely";
import type { PoolClient, QueryConfig } from "pg";
import { isEndOfConnection } from "./away.ts";
import { keptName } from "./kept-query.ts";
import { LateTransactions } from "./late-transactions.ts";

/** A pool of connections to PostgreSQL. `onIdleError` hears of those that are lost while idle. */
export function postgresDialect(
  connectionString: string,
  onIdleError: (error: Error) => void,
  silenceMs: number,
): PostgresDialect {
  const pool = async () => {
    // Loaded where it is wanted only.
    const { Client, Pool } = await import("pg");
    const made = new Pool({
      connectionString,
      max: 10,
      pipeline: true,
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
      ownQueries(client, () => void (client instanceof Client && client.end()));
    });
    return made;
  };
  return new OwnDialect({ pool });
}

class OwnDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new LateTransactions(this.#config);
  }
}

/**
 * Has PostgreSQL keep the plans of what each lead runs, where it would read and plan each text anew. A process of the
 * database that ends says so in its last answer, and its connection ends a moment later: `end` keeps the pool from giving
 * it to the next one meanwhile.
 */
function ownQueries(client: PoolClient, end: () => void): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>;
  const asked = (text: unknown, values: unknown, ...rest: unknown[]) => {
    const name = typeof text === "string" ? keptName(text) : undefined;
    if (name === undefined) return query(text, values, ...rest);
    return query({ name, text, values } as QueryConfig, ...rest);
  };
  const asking = (...what: Parameters<typeof asked>) => {
    const answer = asked(...what);
    answer.catch((error) => {
      if (isEndOfConnection(error)) end();
    });
    return answer;
  };
  Object.assign(client, { query: asking });
}

/**
 * A host that vanishes ends no connection. pg's own limit of a query would leave the connection open, and give it to the
 * next one; this ends it, so that its statement fails and the pool lets go of it. One that is not used is closed by the
 * pool before.
 */
function endedBySilence(silenceMs: number): Socket {
  const socket = new OneWriteATurn();
  const lost = () => Object.assign(new Error("The database is silent"), { code: "ETIMEDOUT" });
  return socket.setTimeout(silenceMs, () => socket.destroy(lost()));
}

/**
 * What is sent in one turn of the event loop goes out as one: to write costs the kernel more than all that is in it. pg
 * corks each statement; this lets go of them together. Over TLS each goes out alone.
 */
class OneWriteATurn extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}
