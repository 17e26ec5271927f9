import { setImmediate as endOfTurn } from "node:timers/promises";
import { CompiledQuery, type Driver } from "kysely";
import { isUndoneOnPostgres } from "./away.ts";
import { keepText } from "./kept-query.ts";
import { type KeptRow, storedTogether } from "./kept-rows.ts";

/** What one transaction stores, and who waits for it. `isAlone`: it shares no more. */
type Waiting = {
  rows: readonly KeptRow[];
  stored: PromiseWithResolvers<void>;
  isAlone: boolean;
};

/** One is sent while the other waits for the disk. */
const groupsAtOnce = 2;
const transactionsAtOnce = 50;

/**
 * Transactions on PostgreSQL that store rows at their end only go in as one statement, and so with one wait for the disk.
 * None is acknowledged before its commit. Where a row is refused, each goes again alone, so that only whoever sent that row
 * is told. See docs/decisions/065.
 */
export class CommitGroups {
  readonly #driver: Driver;
  readonly #waiting: Waiting[] = [];
  #isGathering = false;
  #running = 0;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** Resolves when all of them are stored, for good. */
  store(rows: readonly KeptRow[]): Promise<void> {
    const stored = Promise.withResolvers<void>();
    this.#waiting.push({ rows, stored, isAlone: false });
    this.#next();
    return stored.promise;
  }

  #next(): void {
    if (this.#isGathering || this.#running === groupsAtOnce || this.#waiting.length === 0) return;
    this.#isGathering = true;
    this.#running += 1;
    void this.#run();
  }

  async #run(): Promise<void> {
    await endOfTurn();
    const group = this.#gathered();
    try {
      // What each writes last, its count, comes first, which PostgreSQL does first: so groups never wait in a circle for counts.
      await this.#store(group.flatMap(({ rows }) => rows.toReversed()));
      for (const { stored } of group) stored.resolve();
    } catch (error) {
      this.#failed(group, error);
    }
    this.#running -= 1;
    this.#next();
  }

  #gathered(): Waiting[] {
    this.#isGathering = false;
    const together = this.#waiting.findIndex(({ isAlone }) => isAlone);
    const count = together < 0 ? transactionsAtOnce : Math.max(1, together);
    const group = this.#waiting.splice(0, Math.min(count, transactionsAtOnce));
    this.#next();
    return group;
  }

  async #store(rows: readonly KeptRow[]): Promise<void> {
    const { text, values } = storedTogether(rows);
    keepText(text);
    const connection = await this.#driver.acquireConnection();
    try {
      await connection.executeQuery(CompiledQuery.raw(text, values));
    } finally {
      await this.#driver.releaseConnection(connection);
    }
  }

  /** What is not for sure undone, such as by a lost connection, does not go again: it might be stored twice. */
  #failed(group: readonly Waiting[], error: unknown): void {
    if (isUndoneOnPostgres(error) && group.length > 1) {
      this.#waiting.unshift(...group.map((one) => ({ ...one, isAlone: true })));
    } else {
      for (const { stored } of group) stored.reject(error);
    }
  }
}
