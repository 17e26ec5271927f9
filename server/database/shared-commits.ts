import type { DatabaseSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  SqliteDriver,
} from "kysely";
import { createLockWait } from "./lock-wait.ts";

/** Transactions that are done and wait for the commit that they share. */
type Group = PromiseWithResolvers<void>;

/** One use of the one connection. */
type Turn = DatabaseConnection & {
  state: "new" | "plain" | "in transaction" | "left";
  leave: () => void;
};

const savepoint = CompiledQuery.raw("savepoint turn");
const release = CompiledQuery.raw("release turn");
const rollBackTo = CompiledQuery.raw("rollback to turn");

/**
 * One connection, used by one after the other. Transactions that end in the same turn of the event loop share one
 * commit, and so one wait for the disk; none is acknowledged before it, and each is undone alone. Nobody else reads
 * what is not committed: a query outside a transaction commits first. See docs/decisions/035.
 */
export class SharedCommits implements Driver {
  readonly #db: DatabaseSync;
  readonly #driver: SqliteDriver;
  readonly #inTurn = createQueue();
  #connection: DatabaseConnection | undefined;
  #group: Group | undefined;
  #isBusy = false;

  constructor(db: DatabaseSync, database: SqliteDatabase) {
    this.#db = db;
    this.#driver = new SqliteDriver({ database });
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  async acquireConnection(): Promise<Turn> {
    const leave = await this.#inTurn();
    this.#connection ??= patient(await this.#driver.acquireConnection());
    const connection = this.#connection;
    const turn: Turn = {
      state: "new",
      leave,
      executeQuery: async (...query) => {
        this.#begins(turn);
        try {
          return await connection.executeQuery<never>(...query);
        } catch (error) {
          this.#isUndone(error);
          throw error;
        }
      },
      streamQuery: (...query) => {
        this.#begins(turn);
        return connection.streamQuery(...query);
      },
    };
    return turn;
  }

  /** What is not in a transaction sees, and changes, what is committed only. */
  #begins(turn: Turn): void {
    if (turn.state === "left") throw new Error("This connection has been given back.");
    if (turn.state === "in transaction") return;
    turn.state = "plain";
    this.#commit();
  }

  /** A full disk undoes all that is not committed: nobody of the group is acknowledged, and whoever is next begins anew. */
  #isUndone(error: unknown): void {
    if (this.#db.isTransaction) return;
    this.#group?.reject(error);
    this.#group = undefined;
  }

  /** One that begins by reading could not become a writer while another process writes. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const turn = connection as Turn;
    // One that is held for more than a transaction keeps its own.
    if (turn.state === "plain") {
      await turn.executeQuery(CompiledQuery.raw("begin immediate"));
      return;
    }
    turn.state = "in transaction";
    if (!this.#group) {
      await turn.executeQuery(CompiledQuery.raw("begin immediate"));
      this.#group = newGroup();
    }
    await turn.executeQuery(savepoint);
    this.#isBusy = true;
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const turn = connection as Turn;
    if (turn.state === "plain") return this.#driver.commitTransaction(connection);
    await turn.executeQuery(release);
    const group = this.#group;
    this.#ends(turn);
    await group?.promise;
  }

  /** What is undone already is not undone twice: that would hide the true error. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const turn = connection as Turn;
    if (turn.state === "left") return;
    if (turn.state === "plain") {
      if (this.#db.isTransaction) await this.#driver.rollbackTransaction(connection);
      return;
    }
    if (this.#db.isTransaction) await this.#undoAlone(turn);
    this.#ends(turn);
  }

  /** What can not be undone alone is undone with all that would share its commit. */
  async #undoAlone(turn: Turn): Promise<void> {
    try {
      await turn.executeQuery(rollBackTo);
      await turn.executeQuery(release);
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec("rollback");
      this.#isUndone(error);
    }
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const turn = connection as Turn;
    if (turn.state !== "left") turn.leave();
    turn.state = "left";
  }

  async destroy(): Promise<void> {
    this.#commit();
    await this.#driver.destroy();
  }

  /** Gives the connection to the next, who may join; and commits when this turn of the event loop has no more. */
  #ends(turn: Turn): void {
    this.#isBusy = false;
    turn.state = "left";
    turn.leave();
    setImmediate(() => this.#commit());
  }

  #commit(): void {
    const group = this.#group;
    if (!group || this.#isBusy) return;
    this.#group = undefined;
    try {
      this.#db.exec("commit");
      group.resolve();
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec("rollback");
      group.reject(error);
    }
  }
}

function newGroup(): Group {
  const group = Promise.withResolvers<void>();
  // Where every transaction of it was undone, nobody waits for it.
  group.promise.catch(() => undefined);
  return group;
}

/** One after the other, in the order of asking. Gives the function that ends a turn. */
function createQueue() {
  let last: Promise<void> = Promise.resolve();
  return async (): Promise<() => void> => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    return resolve;
  };
}

/** Waits while another process writes, and lets this one answer meanwhile. */
function patient(connection: DatabaseConnection): DatabaseConnection {
  const lock = createLockWait();
  return {
    streamQuery: (...query) => connection.streamQuery(...query),
    async executeQuery(...query) {
      for (;;) {
        try {
          const result = await connection.executeQuery<never>(...query);
          lock.isGone();
          return result;
        } catch (error) {
          await lock.waitOrThrow(error);
        }
      }
    },
  };
}
