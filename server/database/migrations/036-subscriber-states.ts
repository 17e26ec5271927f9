import { type Kysely, PostgresAdapter, sql } from "kysely";

/** The sides of the list: docs/decisions/026. */
const side = (row: string) => `case ${row}state
  when 'unconfirmed' then 0 when 'confirmed' then 1 when 'unsubscribed' then 2 else 3 end`;

/** Subscribers of each state are counted, and listed in each order, as leads of each side are since migration 013. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const [name, order] of [
    ["subscription_state_newest", "created_at, id"],
    ["subscription_state_email", "email_key, created_at desc, id desc"],
  ] as const) {
    await sql`create index ${sql.raw(name)} on subscription (state, ${sql.raw(order)})`.execute(db);
  }
  await (isPostgres ? countOnPostgres(db) : countOnSqlite(db));
  await sql`delete from list_count where list = 'subscription'`.execute(db);
  await sql`insert into list_count (list, side, rows)
    select 'subscription', ${sql.raw(side(""))}, count(*) from subscription group by 2`.execute(db);
}

async function countOnSqlite(db: Kysely<unknown>): Promise<void> {
  const add = (row: string, rows: 1 | -1) =>
    `insert into list_count (list, side, rows) values ('subscription', ${side(row)}, ${rows})
      on conflict (list, side) do update set rows = rows + excluded.rows;`;
  for (const [change, does] of [
    ["insert", add("new.", 1)],
    ["delete", add("old.", -1)],
    ["update of state", add("old.", -1) + add("new.", 1)],
  ] as const) {
    const name = `list_count_subscription_${change.split(" ")[0]}`;
    await sql`drop trigger if exists ${sql.raw(name)}`.execute(db);
    await sql`create trigger ${sql.raw(name)} after ${sql.raw(change)} on subscription
      begin ${sql.raw(does)} end`.execute(db);
  }
}

/** The triggers of inserts and deletions stay, and call the new function. */
async function countOnPostgres(db: Kysely<unknown>): Promise<void> {
  const add = (rows: string) => `insert into list_count (list, side, rows)
    select 'subscription', ${side("")}, ${rows} from changed group by 2 having count(*) > 0;`;
  await sql`create or replace function count_subscription() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' then ${sql.raw(add("-count(*)"))}
    elsif tg_op = 'INSERT' then ${sql.raw(add("count(*)"))}
    else insert into list_count (list, side, rows) values
      ('subscription', ${sql.raw(side("old."))}, -1), ('subscription', ${sql.raw(side("new."))}, 1);
    end if;
    if random() < 0.01 then perform fold_list_counts(); end if;
    return null;
  end $$`.execute(db);
  await sql`create trigger count_subscription_move after update of state on subscription
    for each row when (old.state <> new.state) execute function count_subscription()`.execute(db);
}
