import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  isAbortedTransactionError,
} from "kysely";

/** What one transaction writes, and who waits for it. `isAlone`: it shares no more. */
type Waiting = {
  writes: readonly CompiledQuery[];
  stored: PromiseWithResolvers<void>;
  isAlone: boolean;
};

/** One is sent while the other waits for the disk. */
const groupsAtOnce = 2;
const transactionsAtOnce = 50;

/**
 * Transactions on PostgreSQL that write at their end only share one, and so one wait for the disk: all that come before it
 * has begun. None is acknowledged before its commit. Where a write is refused, each goes again alone, so that only those are
 * told that are refused by themselves. See docs/decisions/058.
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
  store(writes: readonly CompiledQuery[]): Promise<void> {
    const stored = Promise.withResolvers<void>();
    this.#waiting.push({ writes, stored, isAlone: false });
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
    let group: Waiting[] | undefined;
    try {
      const connection = await this.#driver.acquireConnection();
      try {
        // Waited for: behind one that fails, each statement would be committed by itself.
        await this.#driver.beginTransaction(connection, {});
        group = this.#gathered();
        await this.#store(connection, group);
      } finally {
        await this.#driver.releaseConnection(connection);
      }
    } catch (error) {
      for (const { stored } of group ?? this.#gathered()) stored.reject(error);
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

  /** @throws what the database said, where it is not sure that nothing was stored. */
  async #store(connection: DatabaseConnection, group: Waiting[]): Promise<void> {
    const sent = group.map(({ writes }) =>
      Promise.all(writes.map((query) => connection.executeQuery(query))),
    );
    const committing = this.#driver.commitTransaction(connection);
    const [committed, ...written] = await Promise.allSettled([committing, ...sent]);
    if (committed.status === "fulfilled") {
      for (const { stored } of group) stored.resolve();
      return;
    }
    // Behind the first that failed all others fail, too.
    const first = written.find((one) => one.status === "rejected");
    const isUndone = isAbortedTransactionError(committed.reason);
    if (!isUndone || group.length === 1) throw first?.reason ?? committed.reason;
    this.#waiting.unshift(...group.map((one) => ({ ...one, isAlone: true })));
  }
}
