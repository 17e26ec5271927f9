import { hash } from "node:crypto";
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { type RawBuilder, sql } from "kysely";
import { BackupProblem } from "./backup-problem.ts";
import type { Database } from "./connect.ts";

/** In one statement, so that memory stays flat: pictures come a few at a time. */
const rowsMax = 1000;
const signsMax = 1_000_000;
/** Between the values of a row that are added up, and in the place of one that is missing. */
const between = "\n";
const missing = "\r";
/** So much of a row's sha256, as hexadecimal digits and as bits: the sum of millions of them fits into 64. */
const digits = 10;
const bits = 4 * digits;

type Value = string | number | null;
type Row = Record<string, Value>;

/** What a table holds, in figures that both kinds of database come to: its rows, and the sum of a hash of each. */
type Figures = { rows: number; sum: bigint };

/**
 * Copies the rows of a table as they are, and compares what has come with what was sent. `onRows` hears how many there are
 * so far.
 * @throws BackupProblem that names a row which PostgreSQL can not hold, or a table that has come otherwise
 */
export async function moveRows(
  tx: Database,
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

function columnsOf(from: DatabaseSync, table: string): string[] {
  const columns = from.prepare("select name from pragma_table_info(?)").all(table);
  return columns.map(({ name }) => String(name));
}

function* batchesOf(from: DatabaseSync, table: string): Generator<Row[]> {
  let rows: Row[] = [];
  let signs = 0;
  for (const read of from.prepare(`select * from "${table}"`).iterate()) {
    const row = asText(read);
    rows.push(row);
    for (const value of Object.values(row)) signs += typeof value === "string" ? value.length : 0;
    if (rows.length < rowsMax && signs < signsMax) continue;
    yield rows;
    rows = [];
    signs = 0;
  }
  if (rows.length > 0) yield rows;
}

/** Bytes as PostgreSQL writes them in text. */
function asText(read: Record<string, SQLOutputValue>): Row {
  const values = Object.entries(read).map(([column, value]) => [
    column,
    value instanceof Uint8Array ? `\\x${Buffer.from(value).toString("hex")}` : value,
  ]);
  return Object.fromEntries(values);
}

/** JSON, because it says the types of none: the table's are taken. Numbers that a sequence gives come along. */
async function insert(tx: Database, table: string, columns: string[], rows: Row[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const asRows = sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`;
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from ${asRows}`
    .execute(tx)
    .catch(({ message }: Error) => {
      throw new BackupProblem(`${table} can not be moved: ${message}. Nothing was moved.`);
    });
}

/** @throws BackupProblem for a text that PostgreSQL can not hold, without what it says */
function count(sent: Figures, table: string, columns: string[], row: Row): void {
  sent.rows += 1;
  const text = columns.map((column) => row[column] ?? missing).join(between);
  if (text.includes("\0")) {
    const column = columns.find((name) => String(row[name]).includes("\0"));
    throw new BackupProblem(
      `${column} of ${table} holds a NUL character, which PostgreSQL can not hold, in row ${sent.rows}${row.id ? `, ${row.id}` : ""}. Nothing was moved.`,
    );
  }
  sent.sum += BigInt(Number.parseInt(hash("sha256", text, "hex").slice(0, digits), 16));
}

async function figuresOf(tx: Database, table: string, columns: string[]): Promise<Figures> {
  const values = columns.map((column) => sql`coalesce(${sql.ref(column)}::text, ${missing})`);
  const text: RawBuilder<string> = sql`concat_ws(${between}, ${sql.join(values)})`;
  const digest = sql`left(encode(sha256(convert_to(${text}, 'UTF8')), 'hex'), ${sql.lit(digits)})`;
  const { rows } = await sql<{ rows: string; sum: string }>`
    select count(*) as rows, coalesce(sum(('x' || ${digest})::bit(${sql.lit(bits)})::bigint), 0) as sum
    from ${sql.table(table)}`.execute(tx);
  const [found = { rows: "0", sum: "0" }] = rows;
  return { rows: Number(found.rows), sum: BigInt(found.sum) };
}
