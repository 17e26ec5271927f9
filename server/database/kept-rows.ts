import type { CompiledQuery } from "kysely";

/** On PostgreSQL: stores rows that are a list in JSON, which is the value of that parameter, such as "$1". */
export type Together = (parameter: string) => string;

/** A kept write that can go in with those of other transactions, many in one statement: see commit-groups.ts. */
export type KeptRow = CompiledQuery & { kept: "write"; row: object; together: Together };

/** Whether it is one of these. */
export function isKeptRow(query: CompiledQuery): query is KeptRow {
  return "together" in query;
}

/** What stores rows that have these columns. JSON, because it says the types of none: the table's are taken. */
export function insertTogether(table: string, columns: readonly string[]): Together {
  const names = columns.map((name) => `"${name}"`).join(", ");
  return (parameter) =>
    `insert into "${table}" (${names}) select ${names} from json_populate_recordset(null::"${table}", ${parameter})`;
}

/** One statement that stores all of them or none. */
export function storedTogether(stored: readonly KeptRow[]): { text: string; values: string[] } {
  const kinds = [...Map.groupBy(stored, ({ together }) => together)];
  const parts = kinds.map(([together], at) => together(`$${at + 1}`));
  const others = parts.slice(1).map((part, at) => `"part_${at}" as (${part})`);
  return {
    text: `${others.length > 0 ? `with ${others.join(", ")} ` : ""}${parts[0]}`,
    values: kinds.map(([, rows]) => JSON.stringify(rows.map(({ row }) => row))),
  };
}
