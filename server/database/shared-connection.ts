import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from "kysely";

/** `users`: how many wait for an answer. */
type Lease = { connection: Promise<DatabaseConnection>; users: number };

/** One connection of the pool for all who have a single statement for it: what they ask in one turn goes out together. */
export class SharedConnection {
  readonly #driver: Driver;
  #lease: Lease | undefined;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    this.#lease ??= { connection: this.#driver.acquireConnection(), users: 0 };
    const lease = this.#lease;
    lease.users += 1;
    try {
      const connection = await lease.connection;
      return await connection.executeQuery<Row>(query);
    } catch (error) {
      // It may be lost: nobody else is to meet it.
      this.#end(lease);
      throw error;
    } finally {
      lease.users -= 1;
      if (lease.users === 0) await this.#giveBack(lease);
    }
  }

  #end(lease: Lease): void {
    if (this.#lease === lease) this.#lease = undefined;
  }

  async #giveBack(lease: Lease): Promise<void> {
    this.#end(lease);
    const connection = await lease.connection.catch(() => undefined);
    if (connection) await this.#driver.releaseConnection(connection);
  }
}
