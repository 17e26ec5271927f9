import { sql } from "kysely";
import { expect, test } from "vitest";
import { otherSendersMax } from "#contract/spam.ts";
import { freshDatabase, isPostgres } from "#tests/fresh-database.ts";
import { listen, postgresWork, sqlitePlan } from "#tests/seen-queries.ts";
import { otherSenders } from "./trace-store.ts";

const now = new Date("2026-11-23T08:00:00.000Z");
const traces = ["a", "b", "c"].map((hash) => ({ kind: "text" as const, hash }));
const sends = 500;

/** The same text, a second from one to the next, each from another sender. */
async function sentOften() {
  const { db, address } = await freshDatabase();
  const rows = Array.from({ length: sends }, (_, second) => ({
    sender: `sender ${second}`,
    created_at: new Date(now.getTime() - 1000 * second).toISOString(),
  }));
  for (const trace of traces) {
    await db
      .insertInto("lead_trace")
      .values(rows.map((row) => ({ ...trace, ...row })))
      .execute();
  }
  if (isPostgres) await sql`analyze lead_trace`.execute(db);
  return listen(address);
}

test("a text that many have sent is counted up to a limit", async () => {
  const { db } = await sentOften();

  const repeats = await otherSenders(db, traces, { sender: "somebody", now });

  expect(repeats).toEqual({ text: otherSendersMax, link: 0 });
});

test("of the many that have sent a text only the newest are read", async () => {
  const { db, take } = await sentOften();

  await otherSenders(db, traces, { sender: "somebody", now });

  const [question] = take();
  if (!question) throw new Error("Nothing was asked");
  if (isPostgres) {
    const { rowsRead } = await postgresWork(db, question);
    expect(rowsRead).toBeLessThanOrEqual(traces.length * otherSendersMax);
    return;
  }
  const steps = await sqlitePlan(db, question);
  const reads = steps.filter((step) => step.includes("lead_trace"));
  expect(reads).toHaveLength(traces.length);
  for (const read of reads) expect(read).toContain("lead_trace_newest (hash=? AND created_at>?)");
  expect(steps).not.toContainEqual("USE TEMP B-TREE FOR ORDER BY");
});
