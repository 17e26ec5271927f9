import { hash } from "node:crypto";
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { sql } from "kysely";
import { BackupProblem } from "./backup-problem.ts";
import type { Db } from "./schema.ts";

/** In one statement, so that memory stays flat: pictures come a few at a time. */
const rowsMax = 1000;
const signsMax = 1_000_000;
/** Between the values of a row that are added up, and in the place of one that is missing. */
const between = "\n";
const missing = "\r";
/** So much of a row's sha256, as hexadecimal digits and as bits: the sum of millions of them fits into 64. */
const digits = 10;
const bits = 4 * digits;

type Row = Record<string, SQLOutputValue>;
type Column = { name: string; isBytes: boolean };

/** What a table holds, in figures that both kinds of database come to: its rows, and the sum of a hash of each. */
type Figures = { rows: number; sum: bigint };

/**
 * Copies the rows of a table as they are, and compares what has come with what was sent. `onRows` hears how many there are
 * so far.
 * @throws BackupProblem that names a row which PostgreSQL can not hold, or a table that has come otherwise
 */
export async function moveRows(
  tx: Db,
  from: DatabaseSync,
  table: string,
  onRows: (rows: number) => void,
): Promise<number> {
  const columns = columnsOf(from, table);
  const sent: Figures = { rows: 0, sum: 0n };
  for (const rows of batchesOf(from, table)) {
    for (const row of rows) count(sent, table, columns, row);
    await insert(tx, table, columns, rows);
    onRows(sent.rows);
  }
  const come = await figuresOf(tx, table, columns);
  if (come.rows !== sent.rows || come.sum !== sent.sum) {
    throw new BackupProblem(
      `${table} has come with ${come.rows} rows in place of ${sent.rows}, or with others. Nothing was moved.`,
    );
  }
  return sent.rows;
}

function columnsOf(from: DatabaseSync, table: string): Column[] {
  const columns = from.prepare("select name, type from pragma_table_info(?)").all(table);
  return columns.map(({ name, type }) => ({ name: String(name), isBytes: type === "BLOB" }));
}

function* batchesOf(from: DatabaseSync, table: string): Generator<Row[]> {
  let rows: Row[] = [];
  let signs = 0;
  for (const row of from.prepare(`select * from "${table}"`).iterate()) {
    rows.push(row);
    for (const value of Object.values(row)) signs += lengthOf(value);
    if (rows.length < rowsMax && signs < signsMax) continue;
    yield rows;
    rows = [];
    signs = 0;
  }
  if (rows.length > 0) yield rows;
}

function lengthOf(value: SQLOutputValue): number {
  return typeof value === "string" || value instanceof Uint8Array ? value.length : 0;
}

/** With the numbers that a sequence gives. */
async function insert(tx: Db, table: string, columns: Column[], rows: Row[]): Promise<void> {
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  const into = sql`insert into ${sql.table(table)} (${names}) overriding system value`;
  // JSON, because it says the types of none: the table's are taken. Bytes would be four times as slow in it.
  const statements = columns.some(({ isBytes }) => isBytes)
    ? rows.map((row) => sql`${into} values (${sql.join(columns.map(({ name }) => row[name]))})`)
    : [
        sql`${into} select ${names}
          from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`,
      ];
  for (const statement of statements) {
    await statement.execute(tx).catch(({ message }: Error) => {
      throw new BackupProblem(`${table} can not be moved: ${message}. Nothing was moved.`);
    });
  }
}

/** @throws BackupProblem for a text that PostgreSQL can not hold, without what it says */
function count(sent: Figures, table: string, columns: Column[], row: Row): void {
  sent.rows += 1;
  const text = columns.map(({ name }) => textOf(row[name])).join(between);
  if (text.includes("\0")) {
    const column = columns.find(({ name }) => textOf(row[name]).includes("\0"));
    throw new BackupProblem(
      `${column?.name} of ${table} holds a NUL character, which PostgreSQL can not hold, in row ${sent.rows}${row.id ? `, ${row.id}` : ""}. Nothing was moved.`,
    );
  }
  sent.sum += BigInt(Number.parseInt(hash("sha256", text, "hex").slice(0, digits), 16));
}

/** Bytes by their hash. */
function textOf(value: SQLOutputValue | undefined): string {
  if (value instanceof Uint8Array) return hash("sha256", value, "hex");
  return String(value ?? missing);
}

async function figuresOf(tx: Db, table: string, columns: Column[]): Promise<Figures> {
  const values = columns.map(({ name, isBytes }) => {
    const text = isBytes
      ? sql`encode(sha256(${sql.ref(name)}), 'hex')`
      : sql`${sql.ref(name)}::text`;
    return sql`coalesce(${text}, ${missing})`;
  });
  const row = sql`convert_to(concat_ws(${between}, ${sql.join(values)}), 'UTF8')`;
  const start = sql`'x' || left(encode(sha256(${row}), 'hex'), ${sql.lit(digits)})`;
  const { rows } = await sql<{ rows: string; sum: string }>`
    select count(*) as rows, coalesce(sum((${start})::bit(${sql.lit(bits)})::bigint), 0) as sum
    from ${sql.table(table)}`.execute(tx);
  const [found = { rows: "0", sum: "0" }] = rows;
  return { rows: Number(found.rows), sum: BigInt(found.sum) };
}
