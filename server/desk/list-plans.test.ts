import { sql } from "kysely";
import { expect, test } from "vitest";
import { countMax } from "#contract/desk.ts";
import { type DeskQuery, deskOrders, deskQuery } from "#contract/desk-query.ts";
import { check } from "#contract/validate.ts";
import type { Db } from "#server/database/schema.ts";
import { freshDatabase, isPostgres } from "#tests/fresh-database.ts";
import { listen, postgresWork, type Seen, sqlitePlan } from "#tests/seen-queries.ts";
import { refreshStatistics } from "#tests/statistics.ts";
import { readCursor } from "./cursor.ts";
import { pageOfLeads } from "./list-store.ts";

/** More than are counted, so that a page is read along its order's index. */
const leads = countMax + 2000;
const size = 25;
const asker = { staffId: "nobody", now: new Date("2026-03-02T09:00:00.000Z") };

async function startMany() {
  const database = await freshDatabase();
  await addMany(database.db);
  await refreshStatistics(database.db);
  return listen(database.address);
}

/** Each with times, a day and a name of its own; every third is answered, every seventh lost, every eleventh in the trash. */
async function addMany(db: Db): Promise<void> {
  await sql`insert into desk_lead (id, kind, name_key, office, stage, created_at, changed_at, next_step_on,
      due_at, first_answer_at, trashed_at)
    with recursive lead (number) as (
      select 1 union all select number + 1 from lead where number < ${sql.lit(leads)})
    select 'lead-' || number, 'message', 'name ' || (number * 7919 % 12000), 'austin',
      case when number % 7 = 0 then 'lost' else 'new' end,
      '2026-01-01T' || (100000 + number), '2026-01-02T' || (100000 + number * 31 % 12000),
      '2026-03-' || (10 + number % 20), '2026-02-01T' || (100000 + number * 17 % 12000),
      case when number % 3 = 0 then '2026-02-01' else '' end,
      case when number % 11 = 0 then '2026-02-02' else '' end
    from lead`.execute(db);
}

// All in one test: to make so many leads takes longer than what is asked of them.
test("in each order a page is read along an index, also one far in", async () => {
  const { db, take } = await startMany();
  for (const sort of deskOrders) {
    const pageAt = (cursor: string) =>
      pageOfLeads(db, { query: queryOf({ sort }), asker, cursor: readCursor(cursor) });
    let next = "";
    for (let page = 0; page < 3; page += 1) {
      take();
      const { data, next: behind } = await pageAt(next);
      expect(data, sort).toHaveLength(size);
      await expectWalked(db, take(), sort, page === 0);
      next = behind ?? "";
    }
    await pageAt(next);
    const { previous } = await pageAt(next);
    take();
    await pageAt(previous ?? "");
    await expectWalked(db, take(), sort);
  }
});

function queryOf(sent: Record<string, string>): DeskQuery {
  const checked = check(deskQuery, sent);
  if (!checked.ok) throw new Error(checked.error);
  return checked.value;
}

/** The question for the rows: it begins at its place, sorts nothing, and reads little more than it gives. */
async function expectWalked(
  db: Db,
  questions: Seen[],
  sort: string,
  isFirst = false,
): Promise<void> {
  const question = questions.find(({ sql: text }) => text.includes("order by"));
  if (!question) throw new Error("No rows were asked for");
  if (isPostgres) {
    const { steps, rowsRead } = await postgresWork(db, question);
    expect(steps, sort).not.toContain("Sort");
    expect(rowsRead, sort).toBeLessThanOrEqual(10 * size);
    return;
  }
  const plan = await sqlitePlan(db, question);
  expect(plan, sort).not.toContainEqual(expect.stringMatching(/TEMP B-TREE/));
  const from = isFirst ? "" : String.raw` AND \(\w+,id\)[<>]\(\?,\?\)`;
  expect(plan[0], sort).toMatch(
    RegExp(String.raw`^SEARCH desk_lead USING INDEX \w+ \(trashed_at=\?${from}\)$`),
  );
}
