import { CompiledQuery, Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { onTestFinished } from "vitest";
import type { DatabaseAddress } from "#server/database/connect.ts";
import type { Db, Schema } from "#server/database/schema.ts";
import { sqliteDialect } from "#server/database/sqlite.ts";

export type Seen = { sql: string; parameters: readonly unknown[] };

/** A connection that keeps what it was asked, until the test is over. */
export function listen({ databaseUrl, sqliteFile }: DatabaseAddress) {
  const seen: Seen[] = [];
  const dialect = databaseUrl
    ? new PostgresDialect({ pool: new Pool({ connectionString: databaseUrl, max: 1 }) })
    : sqliteDialect(sqliteFile);
  const log = ({ query }: { query: Seen }) => void seen.push(query);
  const db = new Kysely<Schema>({ dialect, log });
  onTestFinished(() => db.destroy());
  return { db, take: () => seen.splice(0) };
}

/** The steps in which SQLite answers a question. */
export async function sqlitePlan(db: Db, { sql, parameters }: Seen): Promise<string[]> {
  const question = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
  const { rows } = await db.executeQuery<{ detail: string }>(question);
  return rows.map(({ detail }) => detail);
}

type Instruction = { opcode: string; p1: number; p2: number };

/** Of which instructions SQLite's program for a statement is made, those of its triggers among them. */
export async function sqliteProgram(db: Db, { sql, parameters }: Seen) {
  const question = CompiledQuery.raw(`explain ${sql}`, [...parameters]);
  return (await db.executeQuery<Instruction>(question)).rows;
}

type Node = {
  "Node Type": string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Node[];
};

/** What PostgreSQL did to answer a question: how many rows of tables and indexes it read, by which steps. */
export async function postgresWork(db: Db, { sql, parameters }: Seen) {
  const question = CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters]);
  const { rows } = await db.executeQuery<{ "QUERY PLAN": { Plan: Node }[] }>(question);
  const steps = rows[0]?.["QUERY PLAN"].flatMap(({ Plan }) => nodesOf(Plan)) ?? [];
  // A Subquery Scan hands on what another step has read.
  const read = steps
    .filter(({ "Node Type": type }) => / Scan$/.test(type) && type !== "Subquery Scan")
    .map(rowsOf);
  return {
    rowsRead: read.reduce((sum, count) => sum + count, 0),
    steps: steps.map((step) => step["Node Type"]),
    indexes: steps.flatMap((step) => step["Index Name"] ?? []),
  };
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function rowsOf(step: Node): number {
  const removed =
    (step["Rows Removed by Filter"] ?? 0) + (step["Rows Removed by Index Recheck"] ?? 0);
  return (step["Actual Rows"] + removed) * step["Actual Loops"];
}
