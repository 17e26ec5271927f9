import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * How many recipients of a campaign are at each point is the sum of its rows here: one on SQLite, some on PostgreSQL, as in
 * migration 013. The staff's list is looked at every two seconds while something is being sent. See docs/decisions/026.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable("campaign_count")
    .addColumn("campaign_id", "text", (column) =>
      column.notNull().references("campaign.id").onDelete("cascade"),
    )
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("rows", "bigint", (column) => column.notNull())
    .execute();
  await sql`create ${sql.raw(isPostgres ? "" : "unique")} index campaign_count_of
    on campaign_count (campaign_id, state)`.execute(db);
  await sql`insert into campaign_count (campaign_id, state, rows)
    select campaign_id, state, count(*) from campaign_mail group by campaign_id, state`.execute(db);
  await (isPostgres ? countOnPostgres(db) : countOnSqlite(db));
}

async function countOnSqlite(db: Kysely<unknown>): Promise<void> {
  const add = (row: string, rows: 1 | -1) =>
    `insert into campaign_count (campaign_id, state, rows) values (${row}.campaign_id, ${row}.state, ${rows})
      on conflict (campaign_id, state) do update set rows = rows + excluded.rows;`;
  for (const [change, does] of [
    ["insert", add("new", 1)],
    ["delete", add("old", -1)],
    ["update", add("old", -1) + add("new", 1)],
  ] as const) {
    await sql`create trigger ${sql.raw(`campaign_count_${change}`)} after ${sql.raw(change)}
      on campaign_mail begin ${sql.raw(does)} end`.execute(db);
  }
}

/** Who counts adds rows, so that nobody waits for another's commit, and now and then puts a campaign's together. */
async function countOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function fold_campaign_counts(campaign text) returns void language sql as $$
    with folded as (
      delete from campaign_count
      where ctid = any (array(
        select ctid from campaign_count where campaign_id = campaign for update skip locked))
      returning state, rows)
    insert into campaign_count (campaign_id, state, rows)
      select campaign, state, sum(rows) from folded group by state having sum(rows) <> 0 $$`.execute(
    db,
  );
  for (const [change, tables, changed] of [
    ["insert", "new table as added", side("added", "1")],
    ["delete", "old table as gone", side("gone", "-1")],
    [
      "update",
      "old table as gone new table as added",
      `${side("gone", "-1")} union all ${side("added", "1")}`,
    ],
  ] as const) {
    const name = sql.raw(`campaign_count_${change}`);
    await sql`create function ${name}() returns trigger language plpgsql as $$ begin
      insert into campaign_count (campaign_id, state, rows)
        select campaign_id, state, sum(rows) from (${sql.raw(changed)}) as changed
        group by campaign_id, state having sum(rows) <> 0;
      if random() < 0.01 then
        perform fold_campaign_counts(campaign_id) from (
          select distinct campaign_id from (${sql.raw(changed)}) as changed) as campaigns;
      end if;
      return null;
    end $$`.execute(db);
    await sql`create trigger ${name} after ${sql.raw(change)} on campaign_mail
      referencing ${sql.raw(tables)} for each statement execute function ${name}()`.execute(db);
  }
}

function side(rows: string, each: "1" | "-1"): string {
  return `select campaign_id, state, ${each} as rows from ${rows}`;
}
