import type { CompiledQuery, DatabaseConnection, Driver, TransactionSettings } from "kysely";
import { isKept, type SentResult } from "./kept-query.ts";

/**
 * A transaction on PostgreSQL. A kept query is sent, and the connection is free for the next: they go out together. Who
 * wants rows waits for them; whatever is waited for next, the commit at the latest, fails with the first failure of all
 * that went before. See docs/decisions/047.
 */
export class SentAhead {
  readonly #driver: Driver;
  readonly #connection: DatabaseConnection;
  #failure: unknown;

  private constructor(driver: Driver, connection: DatabaseConnection) {
    this.#driver = driver;
    this.#connection = connection;
  }

  /** Waited for: behind one that fails, each statement would be committed by itself. */
  static async begin(
    driver: Driver,
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<SentAhead> {
    await driver.beginTransaction(connection, settings);
    return new SentAhead(driver, connection);
  }

  executeQuery<Row>(query: CompiledQuery): Promise<SentResult<Row>> {
    const told = this.#orFirstFailure(this.#connection.executeQuery<Row>(query));
    if (!isKept(query)) return told;
    // Where nobody waits for it, a failure is told by what comes behind.
    told.catch(() => undefined);
    return Promise.resolve({ rows: [], answer: told });
  }

  commit(): Promise<void> {
    return this.#orFirstFailure(this.#driver.commitTransaction(this.#connection));
  }

  rollBack(): Promise<void> {
    return this.#orFirstFailure(this.#driver.rollbackTransaction(this.#connection));
  }

  /** Behind the first failure all else fails, too, and tells only that it is behind one. */
  #orFirstFailure<Answer>(answer: Promise<Answer>): Promise<Answer> {
    return answer.catch((error) => {
      this.#failure ??= error;
      throw this.#failure;
    });
  }
}
