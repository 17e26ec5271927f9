import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from "kysely";
import { CommitGroups } from "./commit-groups.ts";
import { isKept, isKeptWrite, type SentResult } from "./kept-query.ts";
import { isKeptRow } from "./kept-rows.ts";
import { SentAhead } from "./sent-ahead.ts";
import { SharedConnection } from "./shared-connection.ts";

/**
 * A transaction on PostgreSQL begins when it must. Until then its kept queries are asked beside it, on a connection that
 * all share, and its kept writes wait: one that does nothing but store rows goes in with others. At PostgreSQL's usual
 * isolation the answers are the same, for there each statement sees what is committed when it begins. See
 * docs/decisions/058 and 065.
 */
export class LateTransactions implements Driver {
  readonly #driver: Driver;
  readonly #shared: SharedConnection;
  readonly #groups: CommitGroups;

  constructor(config: PostgresDialectConfig) {
    this.#driver = new PostgresDriver(config);
    this.#shared = new SharedConnection(this.#driver);
    this.#groups = new CommitGroups(this.#driver);
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  async acquireConnection(): Promise<Turn> {
    return new Turn(this.#driver, this.#shared, this.#groups);
  }

  beginTransaction(turn: Turn, settings: TransactionSettings): Promise<void> {
    return turn.begin(settings);
  }

  commitTransaction(turn: Turn): Promise<void> {
    return turn.commit();
  }

  rollbackTransaction(turn: Turn): Promise<void> {
    return turn.rollBack();
  }

  releaseConnection(turn: Turn): Promise<void> {
    return turn.leave();
  }

  destroy(): Promise<void> {
    return this.#driver.destroy();
  }
}

/** One use of the database, with a connection of its own from when it needs one. */
class Turn implements DatabaseConnection {
  readonly #driver: Driver;
  readonly #shared: SharedConnection;
  readonly #groups: CommitGroups;
  #own: Promise<DatabaseConnection> | undefined;
  /** Of the transaction that it is in. */
  #settings: TransactionSettings | undefined;
  #ahead: CompiledQuery[] = [];
  #begun: Promise<SentAhead> | undefined;

  constructor(driver: Driver, shared: SharedConnection, groups: CommitGroups) {
    this.#driver = driver;
    this.#shared = shared;
    this.#groups = groups;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<SentResult<Row>> {
    if (this.#settings && !this.#begun && isKeptWrite(query)) {
      this.#ahead.push(query);
      return { rows: [] };
    }
    const isBare = !this.#own && this.#ahead.length === 0;
    if (isBare && isKept(query)) return this.#shared.run<Row>(query);
    const used = this.#settings ? await this.#began(this.#settings) : await this.#connection();
    return used.executeQuery<Row>(query);
  }

  streamQuery(): never {
    throw new Error("Rows are not streamed.");
  }

  /** Whoever holds a connection, or asks for more than the usual, begins at once. */
  async begin(settings: TransactionSettings): Promise<void> {
    this.#settings = settings;
    const isUsual = !settings.isolationLevel && !settings.accessMode;
    if (this.#own || !isUsual) await this.#began(settings);
  }

  async commit(): Promise<void> {
    const rows = this.#ahead.filter(isKeptRow);
    const hasOthers = rows.length < this.#ahead.length;
    const begun = await (hasOthers && this.#settings ? this.#began(this.#settings) : this.#begun);
    if (begun) await begun.commit();
    else if (rows.length > 0) await this.#groups.store(rows);
    this.#ends();
  }

  async rollBack(): Promise<void> {
    const begun = await this.#begun?.catch(() => undefined);
    this.#ends();
    await begun?.rollBack();
  }

  async leave(): Promise<void> {
    const own = await this.#own?.catch(() => undefined);
    if (own) await this.#driver.releaseConnection(own);
  }

  #ends(): void {
    this.#settings = undefined;
    this.#begun = undefined;
    this.#ahead = [];
  }

  #connection(): Promise<DatabaseConnection> {
    this.#own ??= this.#driver.acquireConnection();
    return this.#own;
  }

  #began(settings: TransactionSettings): Promise<SentAhead> {
    this.#begun ??= this.#beginNow(settings);
    return this.#begun;
  }

  async #beginNow(settings: TransactionSettings): Promise<SentAhead> {
    const begun = await SentAhead.begin(this.#driver, await this.#connection(), settings);
    for (const query of this.#ahead.splice(0)) void begun.executeQuery(query);
    return begun;
  }
}
