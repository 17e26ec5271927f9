import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { CompiledQuery, QueryResult } from "kysely";

/** More than the product has; texts that vary, such as lists of ids, push each other out. */
const statementsMax = 500;

type Prepared = { statement: StatementSync; hasRows: boolean };

/** Runs queries on node:sqlite. A text that comes again is not prepared again. */
export function createStatements(db: DatabaseSync) {
  const known = new Map<string, Prepared>();

  function prepare(sql: string): Prepared {
    const kept = known.get(sql);
    if (kept) return kept;
    const statement = db.prepare(sql);
    const prepared = { statement, hasRows: statement.columns().length > 0 };
    known.set(sql, prepared);
    const [oldest] = known.keys();
    if (known.size > statementsMax && oldest !== undefined) known.delete(oldest);
    return prepared;
  }

  /** What it throws is SQLite's own. */
  return function run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, hasRows } = prepare(sql);
    const values = parameters as SQLInputValue[];
    if (hasRows) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  };
}
