import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  PostgresDriver,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import { isUnanswered } from "./kept-query.ts";

/**
 * What a transaction on PostgreSQL writes without asking for an answer is sent and not waited for: it goes out together
 * with what comes behind it. Whatever waits next, the commit at the latest, fails with the first failure of it all.
 * See docs/decisions/047.
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

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const answer = this.connection.executeQuery<Row>(query);
    if (!this.#isInTransaction) return answer;
    const told = this.#orFirstFailure(answer);
    if (!isUnanswered(query)) return told;
    // Told by what comes behind it.
    told.catch(() => undefined);
    return { rows: [] };
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
