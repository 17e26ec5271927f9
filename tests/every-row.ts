import { createHash } from "node:crypto";
import { sql } from "kysely";
import { leftOutTables } from "#server/database/left-out-tables.ts";
import { tableNames } from "#server/database/rows.ts";
import type { Db } from "#server/database/schema.ts";

/** Every row of every table as text, in one order; of bytes, their sha256. For two databases to be compared. */
export async function everyRow(db: Db): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  for (const name of [...(await tableNames(db)), "kysely_migration"]) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    tables[name] = rows.map((row) => JSON.stringify(row, bytesAsHash)).sort();
  }
  return tables;
}

/** The same as a backup has it. */
export async function everyRowKept(db: Db): Promise<Record<string, string[]>> {
  const tables = await everyRow(db);
  for (const name of leftOutTables) tables[name] = [];
  return tables;
}

function bytesAsHash(_key: string, value: unknown): unknown {
  const bytes = bytesIn(value);
  return bytes ? createHash("sha256").update(bytes).digest("hex") : value;
}

/** A Buffer has turned itself into its JSON before it is seen here. */
function bytesIn(value: unknown): Uint8Array | undefined {
  if (value instanceof Uint8Array) return value;
  const { type, data } = (value ?? {}) as { type?: string; data?: number[] };
  return type === "Buffer" && data ? Uint8Array.from(data) : undefined;
}
