import {
  type Compilable,
  CompiledQuery,
  type DialectAdapter,
  type Insertable,
  type InsertObject,
  type QueryResult,
} from "kysely";
import { insertTogether, type KeptRow, type Together } from "./kept-rows.ts";
import { isPostgres } from "./kind.ts";
import type { Db, Schema } from "./schema.ts";

type Question<Row> = Compilable<Row> & { isSelectQueryBuilder: true };
type Build<Values, Row> = (db: Db, values: Values) => Compilable<Row>;
type Run<Values, Row> = (db: Db, values: Values) => Promise<QueryResult<Row>>;

/** Stands in a kept query for a value that comes with each run. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const names = new Map<string, string>();

/** By which PostgreSQL keeps the plan of a kept text. Undefined of any other. */
export function keptName(text: string): string | undefined {
  return names.get(text);
}

/** For texts of which there are few, and none has values in it: plans are kept as long as their connection. */
export function keepText(text: string): void {
  if (!names.has(text)) names.set(text, `kept-${names.size}`);
}

/** Has a slot under every name. */
const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) });

/** Of a query that was sent, but not waited for. */
export type SentResult<Row> = QueryResult<Row> & { answer?: Promise<QueryResult<Row>> };

type Kept<Row> = CompiledQuery<Row> & { kept: "query" | "write" };

/** It is short; whoever runs it waits for its answer, where they want one: see late-transactions.ts and sent-ahead.ts. */
export function isKept<Row>(query: CompiledQuery<Row>): query is Kept<Row> {
  return "kept" in query;
}

/** Nobody wants its answer: see shared-commits.ts and late-transactions.ts. */
export function isKeptWrite(query: CompiledQuery): boolean {
  return isKept(query) && query.kept === "write";
}

/**
 * A question whose text is always the same, for what each lead asks: its text is made once for each kind of database, for
 * Kysely takes as long to make it as SQLite to run it. `build` is given slots in place of values: it can put them into the
 * query, and do nothing else with them. It locks nothing: on PostgreSQL it may be asked beside its transaction.
 */
export function keptQuery<Values extends object, Row = unknown>(
  build: (db: Db, values: Values) => Question<Row>,
): Run<Values, Row> {
  const filled = compiledOnce(build, "query");
  return async (db, values) => {
    const result: SentResult<Row> = await run(db, filled(db, values));
    return result.answer ?? result;
  };
}

/**
 * The same for what is only written. In a transaction it may not have happened yet when this resolves, and what fails then
 * is told by what comes behind it, by the commit at the latest.
 */
export function keptWrite<Values extends object>(build: Build<Values, unknown>) {
  const filled = compiledOnce(build, "write");
  return async (db: Db, values: Values): Promise<void> => {
    await run(db, filled(db, values));
  };
}

/**
 * The same for a change that has happened when this resolves. Gives how many rows it was made to. It may wait for whoever
 * holds them, so that nobody shares its connection.
 */
export function keptChange<Values extends object>(build: Build<Values, unknown>) {
  const filled = compiledOnce(build, "write");
  return async (db: Db, values: Values): Promise<number> => {
    const { kept: _, ...alone } = filled(db, values);
    const { numAffectedRows } = await run(db, alone);
    return Number(numAffectedRows);
  };
}

/** The same for a text that somebody else has written, outside a transaction. It may wait as a change may. */
export function runKept<Row>(db: Db, text: string, values: unknown[]): Promise<QueryResult<Row>> {
  keepText(text);
  return run<Row>(db, CompiledQuery.raw(text, values) as CompiledQuery<Row>);
}

/** Past what Kysely does for its plugins, of which there are none. */
function run<Row>(db: Db, query: CompiledQuery<Row> | Kept<Row>): Promise<QueryResult<Row>> {
  return db.getExecutor().provideConnection((connection) => connection.executeQuery(query));
}

function compiledOnce<Values extends object, Row>(
  build: Build<Values, Row>,
  kept: Kept<Row>["kept"],
) {
  const textOf = keptText(build);
  return (db: Db, values: Values): Kept<Row> => {
    const text = textOf(db);
    const parameters = text.parameters.map((parameter) =>
      parameter instanceof Slot ? Reflect.get(values, parameter.name) : parameter,
    );
    return { ...text, parameters, kept };
  };
}

/** Of each kind of database its own. */
function keptText<Values extends object, Row>(build: Build<Values, Row>) {
  const texts = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  return (db: Db): CompiledQuery<Row> => {
    const { adapter } = db.getExecutor();
    const known = texts.get(adapter);
    if (known) return known;
    const text = build(db, slots as Values).compile();
    keepText(text.sql);
    texts.set(adapter, text);
    return text;
  };
}

/** Many enough that what each statement costs is shared, few enough that hardly a row goes alone. */
const rowsAtOnce = 10;

/** The same to insert a row, in a transaction: a text for each set of columns. See kept-rows.ts. */
export function keptInsert<Table extends keyof Schema>(table: Table) {
  const insertFor = keptInsertTexts(table);
  return async (db: Db, row: Insertable<Schema[Table]>): Promise<void> => {
    const { textOf, together } = insertFor(Object.keys(row), 1);
    const insert: KeptRow = {
      ...textOf(db),
      parameters: Object.values(row),
      kept: "write",
      row,
      together,
    };
    await run(db, insert);
  };
}

/** The same for a row that goes to PostgreSQL by a statement of its own kind. */
export function keptRow<Row extends object>(together: Together) {
  const text = together("$1");
  keepText(text);
  return async (db: Db, row: Row): Promise<void> => {
    const alone = CompiledQuery.raw(text, [JSON.stringify([row])]);
    const stored: KeptRow = { ...alone, kept: "write", row, together };
    await run(db, stored);
  };
}

/** The same to insert rows that have the same columns. */
export function keptInserts<Table extends keyof Schema>(table: Table) {
  type Row = Insertable<Schema[Table]>;
  const insertFor = keptInsertTexts(table);
  return async (db: Db, rows: readonly Row[]): Promise<void> => {
    const columns = Object.keys(rows[0] ?? {});
    for (let at = 0; at < rows.length; ) {
      const count = rows.length - at < rowsAtOnce ? 1 : rowsAtOnce;
      const values = rows
        .slice(at, at + count)
        .flatMap((row) => columns.map((column) => row[column as keyof Row]));
      const text = insertFor(columns, count).textOf(db);
      await run(db, { ...text, parameters: values, kept: "write" });
      at += count;
    }
  };
}

type Insert = {
  columns: readonly string[];
  count: number;
  textOf: (db: Db) => CompiledQuery<unknown>;
  together: Together;
};

/** Finds or makes the text for so many rows with these columns. */
function keptInsertTexts<Table extends keyof Schema>(table: Table) {
  const known: Insert[] = [];
  return (columns: readonly string[], count: number): Insert => {
    const same = known.find((each) => each.count === count && isSame(each.columns, columns));
    if (same) return same;
    const build = (of: Db, values: readonly unknown[]) =>
      insertOf(of, table, columns, values, count);
    const textOf = keptText(build);
    const made = { columns, count, textOf, together: insertTogether(table, columns) };
    known.push(made);
    return made;
  };
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name, at) => name === other[at]);
}

/** The slots stand in the order of the columns, row by row. */
function insertOf<Table extends keyof Schema>(
  db: Db,
  table: Table,
  columns: readonly string[],
  slots: readonly unknown[],
  count: number,
) {
  const rows = Array.from({ length: count }, (_, row) =>
    Object.fromEntries(columns.map((name, at) => [name, slots[row * columns.length + at]])),
  );
  const insert = db.insertInto(table).values(rows as InsertObject<Schema, Table>[]);
  // SQLite keeps what it changes for the case that a statement fails half-way. The transaction is undone then anyway.
  return isPostgres(db) ? insert : insert.orFail();
}
