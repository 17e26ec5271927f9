import { sql } from "kysely";
import { expect, test } from "vitest";
import { otherSendersMax } from "#contract/spam.ts";
import { freshDatabase, isPostgres } from "#tests/fresh-database.ts";
import { listen, postgresWork, sqlitePlan } from "#tests/seen-queries.ts";
import { otherSenders } from "./trace-store.ts";

const now = new Date("2026-11-23T08:00:00.000Z");
const runs = ["a", "b", "c"];
const created_at = now.toISOString();
const sent = { traces: { runs, links: [] }, sender: "somebody", created_at };
const sends = 500;

/** The same text, a second from one to the next, each from another sender. */
async function sentOften() {
  const { db, address } = await freshDatabase();
  const rows = Array.from({ length: sends }, (_, second) => ({
    sender: `sender ${second}`,
    created_at: new Date(now.getTime() - 1000 * second).toISOString(),
  }));
  for (const hash of runs) {
    await db
      .insertInto("lead_trace")
      .values(rows.map((row) => ({ hash, runs: "a b c", ...row })))
      .execute();
  }
  if (isPostgres) await sql`analyze lead_trace`.execute(db);
  return listen(address);
}

test("a text that many have sent is counted up to a limit", async () => {
  const { db } = await sentOften();

  const repeats = await otherSenders(db, [sent]);

  expect(repeats).toEqual([{ text: otherSendersMax, link: 0 }]);
});

const found: [what: string, runs: string, text: number][] = [
  ["all of its runs", "a b c d", 1],
  ["half of them", "a b x y", 1],
  ["less than half", "a x y z", 0],
];

test.each(found)(
  "a text that has %s is the same: by whichever it is found",
  async (_, their, text) => {
    const { db } = await freshDatabase();
    await db
      .insertInto("lead_trace")
      .values({ hash: "a", runs: their, sender: "one", created_at })
      .execute();
    await db
      .insertInto("lead_trace")
      .values({ hash: "link", runs: "", sender: "one", created_at })
      .execute();

    for (const links of [[], ["link"]]) {
      const same = { traces: { runs: ["d", "c", "b", "a"], links }, created_at };
      const [others] = await otherSenders(db, [{ ...same, sender: "two" }]);
      expect(others).toEqual({ text, link: links.length });
      const [own] = await otherSenders(db, [{ ...same, sender: "one" }]);
      expect(own).toEqual({ text: 0, link: 0 });
    }
  },
);

test("leads that come together know each other, in their order", async () => {
  const { db } = await freshDatabase();
  const traces = { runs: ["a", "b"], links: ["link"] };
  const senders = ["one", "two", "two", "three"];

  const repeats = await otherSenders(
    db,
    senders.map((sender) => ({ traces, sender, created_at })),
  );

  const counts = [0, 1, 1, 2];
  expect(repeats).toEqual(counts.map((count) => ({ text: count, link: count })));
});

test("of the many that have sent a text only the newest are read", async () => {
  const { db, take } = await sentOften();

  await otherSenders(db, [sent]);

  const [question] = take();
  if (!question) throw new Error("Nothing was asked");
  if (isPostgres) {
    const { rowsRead } = await postgresWork(db, question);
    expect(rowsRead).toBeLessThanOrEqual(runs.length * otherSendersMax);
    return;
  }
  const steps = await sqlitePlan(db, question);
  const reads = steps.filter((step) => step.includes("lead_trace"));
  expect(reads).toHaveLength(runs.length);
  for (const read of reads) expect(read).toContain("lead_trace_newest (hash=? AND created_at>?)");
  expect(steps).not.toContainEqual("USE TEMP B-TREE FOR ORDER BY");
});
