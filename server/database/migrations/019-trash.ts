import { type Kysely, PostgresAdapter, sql } from "kysely";

const lists = ["enquiry", "contact_message"] as const;
type List = (typeof lists)[number];

/** A list has four sides now: likely spam or not, and the same in the trash. */
const side = (row: string) => `(${row}is_spam + 2 * ${row}is_trashed)`;

/** The lists of migration 013 without what lies in the desk's trash: docs/decisions/028. */
export async function takeTrashOut(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const list of lists) {
    await db.schema
      .alterTable(list)
      .addColumn("is_trashed", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await (isPostgres ? countOnPostgres(db, list) : countOnSqlite(db, list));
    const lead = list === "enquiry" ? "enquiry_id" : "message_id";
    await sql`update ${sql.table(list)} set is_trashed = 1
      where id in (select ${sql.ref(lead)} from desk_lead where trashed_at > '')`.execute(db);
  }
  await createIndexes(db, isPostgres);
}

/** One an order, as before, with the trash behind the other side. */
async function createIndexes(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  const key = (column: string) => (isPostgres ? `lower(${column})` : `${column} collate nocase`);
  const newest = "created_at desc, id desc";
  for (const [name, list, order] of [
    ["enquiry_newest", "enquiry", "created_at, id"],
    ["enquiry_name", "enquiry", `${key("name")}, ${newest}`],
    ["enquiry_category", "enquiry", `${key("category")}, ${newest}`],
    ["contact_message_newest", "contact_message", "created_at, id"],
    ["contact_message_name", "contact_message", `${key("name")}, ${newest}`],
  ] as const) {
    await db.schema.dropIndex(name).execute();
    await sql`create index ${sql.raw(name)} on ${sql.table(list)}
      (is_spam, is_trashed, ${sql.raw(order)})`.execute(db);
  }
}

async function countOnSqlite(db: Kysely<unknown>, list: List): Promise<void> {
  const add = (row: string, rows: 1 | -1) =>
    `insert into list_count (list, side, rows) values ('${list}', ${side(row)}, ${rows})
      on conflict (list, side) do update set rows = rows + excluded.rows;`;
  for (const [change, does] of [
    ["insert", add("new.", 1)],
    ["delete", add("old.", -1)],
    ["update of is_spam, is_trashed", add("old.", -1) + add("new.", 1)],
  ] as const) {
    const name = `list_count_${list}_${change.split(" ")[0]}`;
    await sql`drop trigger ${sql.raw(name)}`.execute(db);
    await sql`create trigger ${sql.raw(name)} after ${sql.raw(change)} on ${sql.table(list)}
      begin ${sql.raw(does)} end`.execute(db);
  }
}

/** The triggers of inserts and deletions stay, and call the new function. */
async function countOnPostgres(db: Kysely<unknown>, list: List): Promise<void> {
  const name = `count_${list}`;
  const add = (rows: string) => `insert into list_count (list, side, rows)
    select '${list}', ${side("")}, ${rows} from changed group by ${side("")} having count(*) > 0;`;
  await sql`create or replace function ${sql.raw(name)}() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' then ${sql.raw(add("-count(*)"))}
    elsif tg_op = 'INSERT' then ${sql.raw(add("count(*)"))}
    else insert into list_count (list, side, rows) values
      (${sql.lit(list)}, ${sql.raw(side("old."))}, -1), (${sql.lit(list)}, ${sql.raw(side("new."))}, 1);
    end if;
    if random() < 0.01 then perform fold_list_counts(); end if;
    return null;
  end $$`.execute(db);
  await sql`drop trigger ${sql.raw(`${name}_move`)} on ${sql.table(list)}`.execute(db);
  await sql`create trigger ${sql.raw(`${name}_move`)} after update of is_spam, is_trashed
    on ${sql.table(list)} for each row when (${sql.raw(`${side("old.")} <> ${side("new.")}`)})
    execute function ${sql.raw(name)}()`.execute(db);
}
