import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from "kysely";
import { isKept, type SentResult } from "./kept-query.ts";

/**
 * In a transaction on PostgreSQL a kept query is sent, and the connection is free for the next: they go out together.
 * Whoever wants rows waits for them; whatever is waited for next, the commit at the latest, fails with the first failure of
 * all that went before. See docs/decisions/047.
 */
export class SentAhead implements Driver {
  readonly #driver: Driver;

  constructor(config: PostgresDialectConfig) {
    this.#driver = new PostgresDriver(config);
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  async acquireConnection(): Promise<Turn> {
    return new Turn(await this.#driver.acquireConnection());
  }

  /** Waited for: behind one that fails, each statement would be committed by itself. */
  async beginTransaction(turn: Turn, settings: TransactionSettings): Promise<void> {
    await this.#driver.beginTransaction(turn.connection, settings);
    turn.begins();
  }

  commitTransaction(turn: Turn): Promise<void> {
    return turn.ends(this.#driver.commitTransaction(turn.connection));
  }

  rollbackTransaction(turn: Turn): Promise<void> {
    return turn.ends(this.#driver.rollbackTransaction(turn.connection));
  }

  releaseConnection({ connection }: Turn): Promise<void> {
    return this.#driver.releaseConnection(connection);
  }

  destroy(): Promise<void> {
    return this.#driver.destroy();
  }
}

/** One use of a connection. */
class Turn implements DatabaseConnection {
  readonly connection: DatabaseConnection;
  #isInTransaction = false;
  #failure: unknown;

  constructor(connection: DatabaseConnection) {
    this.connection = connection;
  }

  begins(): void {
    this.#isInTransaction = true;
    this.#failure = undefined;
  }

  async ends(answer: Promise<void>): Promise<void> {
    await this.#orFirstFailure(answer);
    this.#isInTransaction = false;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<SentResult<Row>> {
    const answer = this.connection.executeQuery<Row>(query);
    if (!this.#isInTransaction) return answer;
    const told = this.#orFirstFailure(answer);
    if (!isKept(query)) return told;
    // Where nobody waits for it, a failure is told by what comes behind.
    told.catch(() => undefined);
    return { rows: [], answer: told };
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number) {
    return this.connection.streamQuery<Row>(query, chunkSize);
  }

  /** Behind the first failure all else fails, too, and tells only that it is behind one. */
  #orFirstFailure<Answer>(answer: Promise<Answer>): Promise<Answer> {
    return answer.catch((error) => {
      this.#failure ??= error;
      throw this.#failure;
    });
  }
}
