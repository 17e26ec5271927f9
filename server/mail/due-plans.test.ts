import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { keptInserts } from "#server/database/kept-query.ts";
import type { Db } from "#server/database/schema.ts";
import { freshDatabase, isPostgres } from "#tests/fresh-database.ts";
import { listen, postgresWork, type Seen, sqlitePlan } from "#tests/seen-queries.ts";
import { findDueBulk } from "./bulk-store.ts";
import { findDueMail } from "./store.ts";
import { furthestMs } from "./tries.ts";

const now = new Date("2026-03-02T12:00:00.000Z");
const insertMails = keptInserts("mail");

async function startMany({ isBulk, isDue }: { isBulk: boolean; isDue: boolean }) {
  const { db, address } = await freshDatabase();
  if (isPostgres) await forgetStatistics(db);
  const sign = isDue ? -1 : 1;
  await insertMails(
    db,
    Array.from({ length: 2000 }, (_, at) => ({
      id: `mail-${at}`,
      message_id: `<mail-${at}@example.com>`,
      lead_id: "lead",
      recipient: "ravi@example.com",
      subject: "Your enquiry",
      text: "We have it.",
      html: "<p>We have it.</p>",
      reply_to: "",
      is_bulk: Number(isBulk),
      state: "waiting" as const,
      tries: 0,
      next_try_at: new Date(now.getTime() + sign * (at + 1) * 1000).toISOString(),
      created_at: now.toISOString(),
    })),
  );
  return listen(address);
}

/** As after a flood of leads, before the database has looked at what came. */
async function forgetStatistics(db: Db): Promise<void> {
  await sql`delete from pg_statistic`.execute(db);
  await sql`update pg_class set relpages = 0, reltuples = -1
    where relname in ('mail', 'subscription')`.execute(db);
}

/** By PostgreSQL's own count; SQLite must neither read all nor put them in order. */
async function expectFewRead(db: Db, questions: Seen[]): Promise<void> {
  expect(questions.length).toBeGreaterThan(0);
  for (const question of questions) {
    if (isPostgres) expect((await postgresWork(db, question)).rowsRead).toBeLessThanOrEqual(30);
    else expect(String(await sqlitePlan(db, question))).not.toMatch(/SCAN mail|TEMP B-TREE/);
  }
}

describe.each([
  { when: "due", isDue: true },
  { when: "not due yet", isDue: false },
])("of many mails that are $when few are read:", ({ isDue }) => {
  test("by the outbox", async () => {
    const { db, take } = await startMany({ isBulk: false, isDue });

    expect((await findDueMail(db, now, furthestMs))?.id).toBe(isDue ? "mail-1999" : undefined);

    await expectFewRead(db, take());
  });

  test("by what sends the campaigns' mails", async () => {
    const { db, take } = await startMany({ isBulk: true, isDue });

    expect(await findDueBulk(db, now, { furthestMs, limit: 4 })).toHaveLength(isDue ? 4 : 0);

    await expectFewRead(db, take());
  });
});
