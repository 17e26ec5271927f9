import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Campaign } from "#contract/answers/campaigns.ts";
import { migrate } from "#server/database/migrate.ts";
import type { Db } from "#server/database/schema.ts";
import { emptyDatabase, freshDatabase, isPostgres } from "#tests/fresh-database.ts";
import { migrationsBefore } from "#tests/migrations-before.ts";
import { listen, postgresWork, sqlitePlan } from "#tests/seen-queries.ts";
import { refreshStatistics } from "#tests/statistics.ts";
import { findAudience, findCampaign, listCampaigns } from "./store.ts";

const now = new Date("2026-03-02T09:00:00.000Z");
const recipients = 3000;
const none = { queued: 0, skipped: 0, bounced: 0, failed: 0, unclear: 0 };

/** Two that go to all readers; of the first every tenth mail has gone. */
async function addCampaigns(db: Db): Promise<void> {
  await sql`insert into subscription (id, email, email_key, state, created_at)
    with recursive reader (number) as (
      select 1 union all select number + 1 from reader where number < ${sql.lit(recipients)})
    select 'reader-' || number, 'reader-' || number, 'reader-' || number, 'confirmed', '2026-01-01'
    from reader`.execute(db);
  for (const id of ["first", "second"]) {
    await sql`insert into campaign (id, post_title, excerpt, image, image_alt, subject, intro, per_minute, state,
        recipients, made_by, created_at, starts_at, next_at, ended_at, version)
      values (${id}, 'Post', '', '', '', ${id}, '', 60, 'sending', ${recipients}, '', ${id}, '', '', '', 1)`.execute(
      db,
    );
    await sql`insert into campaign_mail (campaign_id, subscription_id, state, mail_id)
      select ${id}, id, 'waiting', '' from subscription`.execute(db);
  }
  await sql`update campaign_mail set state = 'sent'
    where campaign_id = 'first' and subscription_id like '%0'`.execute(db);
}

const countsOf = (campaigns: readonly (Campaign | undefined)[]) =>
  campaigns.map((campaign) => campaign?.counts);

test("what a look at campaigns, or at whom a post would go to, reads does not grow with their recipients", async () => {
  const database = await freshDatabase();
  await addCampaigns(database.db);
  await sql`delete from subscription where id in ('reader-10', 'reader-11')`.execute(database.db);
  await refreshStatistics(database.db);
  const { db, take } = listen(database.address);

  const counts = countsOf([
    ...(await listCampaigns(db, now)),
    await findCampaign(db, "first", now),
  ]);

  const first = { ...none, recipients, sent: 299, waiting: 2699 };
  const second = { ...none, recipients, sent: 0, waiting: 2998 };
  expect(counts).toEqual([second, first, first]);
  expect(await findAudience(db, "post")).toEqual({ confirmed: 2998, sent_before: null });
  for (const question of take()) {
    if (isPostgres) {
      expect((await postgresWork(db, question)).rowsRead, question.sql).toBeLessThanOrEqual(50);
    } else {
      expect(String(await sqlitePlan(db, question))).not.toMatch(/campaign_mail|subscription/);
    }
  }
});

test.runIf(isPostgres)(
  "what single changes have counted is put together now and then",
  async () => {
    const { db } = await freshDatabase();
    await addCampaigns(db);
    // Each has one chance in a hundred: that none of them does it happens once in three million times.
    await sql`do $$ begin
    for number in 1..1500 loop
      update campaign_mail set state = case state when 'sent' then 'waiting' else 'sent' end
        where campaign_id = 'first' and subscription_id = 'reader-' || number;
    end loop;
  end $$`.execute(db);

    const rows = await db.selectFrom("campaign_count").select("rows").execute();
    expect(rows.length).toBeLessThan(3000);
    const [second, first] = countsOf(await listCampaigns(db, now));
    expect(first).toMatchObject({ sent: 1500, waiting: 1500 });
    expect(second).toMatchObject({ sent: 0, waiting: 3000 });
  },
);

test("campaigns from before their counts have them", async () => {
  const { db } = await emptyDatabase();
  await migrate(db, { all: await migrationsBefore("033") });
  await addCampaigns(db);

  await migrate(db);

  expect(countsOf(await listCampaigns(db, now))).toEqual([
    { ...none, recipients, sent: 0, waiting: 3000 },
    { ...none, recipients, sent: 300, waiting: 2700 },
  ]);
});
