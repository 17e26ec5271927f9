import type { DatabaseSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from "kysely";
import { isKeptWrite } from "./kept-query.ts";
import { createLockWait } from "./lock-wait.ts";
import { createStatements } from "./sqlite-statements.ts";

/** Transactions that are done and wait for the commit that they share. */
type Group = PromiseWithResolvers<void>;

type Execute = <Row>(turn: Turn, query: CompiledQuery) => Promise<QueryResult<Row>>;

const begin = CompiledQuery.raw("begin immediate");
const savepoint = CompiledQuery.raw("savepoint turn");
const release = CompiledQuery.raw("release turn");
const rollBackTo = CompiledQuery.raw("rollback to turn");

/**
 * One connection, used by one after the other. Transactions that end in the same turn of the event loop share one
 * commit, and so one wait for the disk; none is acknowledged before it, and each is undone alone. Nobody else reads
 * what is not committed: a query outside a transaction commits first. See docs/decisions/035 and 057.
 */
export class SharedCommits implements Driver {
  readonly #db: DatabaseSync;
  readonly #settings: string[];
  readonly #run: ReturnType<typeof createStatements>;
  readonly #lock = createLockWait();
  readonly #inTurn = createQueue();
  #group: Group | undefined;
  #isBusy = false;
  /** The end of this turn of the event loop, where it commits. */
  #soon: NodeJS.Immediate | undefined;

  /** `settings`: statements that are run before any other. */
  constructor(db: DatabaseSync, settings: string[]) {
    this.#db = db;
    this.#settings = settings;
    this.#run = createStatements(db);
  }

  async init(): Promise<void> {
    for (const setting of this.#settings) await this.#patiently(CompiledQuery.raw(setting));
  }

  async acquireConnection(): Promise<Turn> {
    return new Turn(this.#execute, await this.#inTurn());
  }

  readonly #execute: Execute = async <Row>(turn: Turn, query: CompiledQuery) => {
    if (turn.state === "left") throw new Error("This connection has been given back.");
    if (turn.state !== "in transaction") {
      // What is not in a transaction sees, and changes, what is committed only.
      turn.state = "plain";
      this.#commit();
    } else if (isKeptWrite(query)) {
      turn.ahead.push(query);
      return { rows: [] };
    } else if (turn.ahead.length > 0 || !SelectQueryNode.is(query.query)) {
      this.#writes(turn);
    }
    return this.#patiently<Row>(query);
  };

  /** What is written before the end may have to be taken back. */
  #writes(turn: Turn): void {
    if (!turn.hasSavepoint) this.#run(savepoint);
    turn.hasSavepoint = true;
    this.#catchUp(turn);
  }

  #catchUp({ ahead, hasSavepoint }: Turn): void {
    try {
      for (const query of ahead.splice(0)) this.#run(query);
    } catch (error) {
      if (!hasSavepoint) this.#rollBack();
      this.#isUndone(error);
      throw error;
    }
  }

  /** Waits while another process writes, and lets this one answer meanwhile. */
  async #patiently<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (;;) {
      try {
        const result = this.#run<Row>(query);
        this.#lock.isGone();
        return result;
      } catch (error) {
        this.#isUndone(error);
        await this.#lock.waitOrThrow(error);
      }
    }
  }

  /** A full disk undoes all that is not committed: nobody of the group is acknowledged, and whoever is next begins anew. */
  #isUndone(error: unknown): void {
    if (this.#db.isTransaction) return;
    this.#group?.reject(error);
    this.#group = undefined;
  }

  /** One that begins by reading could not become a writer while another process writes. */
  async beginTransaction(turn: Turn): Promise<void> {
    // One that is held for more than a transaction keeps its own.
    if (turn.state === "plain") {
      await this.#patiently(begin);
      return;
    }
    if (!this.#group) {
      await this.#patiently(begin);
      this.#group = newGroup();
    }
    turn.state = "in transaction";
    this.#isBusy = true;
  }

  /**
   * What writes at its end only goes without a savepoint, for which SQLite would copy each page before it changes it: where
   * one of those writes is refused, all that would share the commit are undone.
   */
  async commitTransaction(turn: Turn): Promise<void> {
    if (turn.state === "plain") return this.#db.exec("commit");
    this.#catchUp(turn);
    if (turn.hasSavepoint) this.#run(release);
    const group = this.#group;
    this.#ends(turn);
    await group?.promise;
  }

  /** What is undone already is not undone twice: that would hide the true error. */
  async rollbackTransaction(turn: Turn): Promise<void> {
    if (turn.state === "left") return;
    if (turn.state === "plain") return this.#rollBack();
    if (turn.hasSavepoint && this.#db.isTransaction) this.#undoAlone();
    this.#ends(turn);
  }

  /** What can not be undone alone is undone with all that would share its commit. */
  #undoAlone(): void {
    try {
      this.#run(rollBackTo);
      this.#run(release);
    } catch (error) {
      this.#rollBack();
      this.#isUndone(error);
    }
  }

  #rollBack(): void {
    if (this.#db.isTransaction) this.#db.exec("rollback");
  }

  async releaseConnection(turn: Turn): Promise<void> {
    if (turn.state !== "left") turn.leave();
    turn.state = "left";
  }

  async destroy(): Promise<void> {
    this.#commit();
    this.#db.close();
  }

  /** Gives the connection to the next, who may join; and commits when this turn of the event loop has no more. */
  #ends(turn: Turn): void {
    this.#isBusy = false;
    turn.state = "left";
    turn.leave();
    // Once a turn: each further one would commit what has just gone on behind the first, before anybody else is heard.
    this.#soon ??= setImmediate(() => this.#commit());
  }

  #commit(): void {
    clearImmediate(this.#soon);
    this.#soon = undefined;
    const group = this.#group;
    if (!group || this.#isBusy) return;
    this.#group = undefined;
    try {
      this.#db.exec("commit");
      group.resolve();
    } catch (error) {
      this.#rollBack();
      group.reject(error);
    }
  }
}

/** One use of the one connection. */
class Turn implements DatabaseConnection {
  state: "new" | "plain" | "in transaction" | "left" = "new";
  hasSavepoint = false;
  /** Writes that nobody waits for, until something does or the transaction ends. */
  readonly ahead: CompiledQuery[] = [];
  readonly leave: () => void;
  readonly #execute: Execute;

  constructor(execute: Execute, leave: () => void) {
    this.#execute = execute;
    this.leave = leave;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#execute<Row>(this, query);
  }

  streamQuery(): never {
    throw new Error("Rows are not streamed.");
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
