import { type Kysely, PostgresAdapter, sql } from "kysely";
import { createSearch } from "./013-search.ts";

/** Lists whose rows are counted, and on which side of its list a row stands. */
const lists = [
  { list: "enquiry", side: "is_spam" },
  { list: "contact_message", side: "is_spam" },
  { list: "subscription", side: "0" },
  { list: "post", side: "0" },
] as const;
type List = (typeof lists)[number];

/** What a page of a list costs does not grow with the list: docs/decisions/026 and 027. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await createIndexes(db, isPostgres);
  await createCounts(db, isPostgres);
  await createSearch(db, isPostgres);
}

/** One index an order; rows of one name or category follow newest first. */
async function createIndexes(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  for (const table of ["enquiry", "contact_message"]) {
    await db.schema.dropIndex(`${table}_spam`).execute();
    await index(db, `${table}_newest`, table, "is_spam, created_at, id");
  }
  const sorted = [
    ["enquiry", "name"],
    ["enquiry", "category"],
    ["contact_message", "name"],
  ] as const;
  for (const [table, column] of sorted) {
    // SQLite's lower() is our own function, which other programs that open the file do not know.
    const key = isPostgres ? `lower(${column})` : `${column} collate nocase`;
    await index(db, `${table}_${column}`, table, `is_spam, ${key}, created_at desc, id desc`);
  }
  await db.schema.dropIndex("subscription_created_at").execute();
  await index(db, "subscription_newest", "subscription", "created_at, id");
  await db.schema.dropIndex("post_created_at").execute();
  await index(db, "post_newest", "post", "created_at desc, id");
}

async function index(db: Kysely<unknown>, name: string, table: string, columns: string) {
  await sql`create index ${sql.raw(name)} on ${sql.table(table)} (${sql.raw(columns)})`.execute(db);
}

/** How many rows a list has on each side is the sum of its rows here: one on SQLite, some on PostgreSQL. */
async function createCounts(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  await db.schema
    .createTable("list_count")
    .addColumn("list", "text", (column) => column.notNull())
    .addColumn("side", "integer", (column) => column.notNull())
    .addColumn("rows", "bigint", (column) => column.notNull())
    .execute();
  await sql`create ${sql.raw(isPostgres ? "" : "unique")} index list_count_of
    on list_count (list, side)`.execute(db);
  if (isPostgres) await createFolding(db);
  for (const each of lists) {
    const { list, side } = each;
    await sql`insert into list_count (list, side, rows)
      select ${sql.lit(list)}, ${sql.raw(side)}, count(*) from ${sql.table(list)}
      group by ${sql.raw(side === "0" ? "1" : side)} having count(*) > 0`.execute(db);
    await (isPostgres ? countOnPostgres(db, each) : countOnSqlite(db, each));
  }
}

/** There is one writer at a time, so one row can count. */
async function countOnSqlite(db: Kysely<unknown>, { list, side }: List): Promise<void> {
  const sideOf = (row: string) => (side === "0" ? side : `${row}.${side}`);
  const add = (row: string, rows: 1 | -1) =>
    `insert into list_count (list, side, rows) values ('${list}', ${sideOf(row)}, ${rows})
      on conflict (list, side) do update set rows = rows + excluded.rows;`;
  const when = async (change: string, does: string) => {
    const name = `list_count_${list}_${change.split(" ")[0]}`;
    await sql`create trigger ${sql.raw(name)} after ${sql.raw(change)} on ${sql.table(list)}
      begin ${sql.raw(does)} end`.execute(db);
  };
  await when("insert", add("new", 1));
  await when("delete", add("old", -1));
  if (side !== "0") await when(`update of ${side}`, add("old", -1) + add("new", 1));
}

/** Puts the rows that are there together, but for those that somebody else is at. */
async function createFolding(db: Kysely<unknown>): Promise<void> {
  await sql`create function fold_list_counts() returns void language sql as $$
    with folded as (
      delete from list_count
      where ctid = any (array(select ctid from list_count for update skip locked))
      returning list, side, rows)
    insert into list_count (list, side, rows)
      select list, side, sum(rows) from folded group by list, side having sum(rows) <> 0 $$`.execute(
    db,
  );
}

/**
 * Writers who count in one row would wait for each other until each has committed. So each adds a row of its own, and
 * now and then one of them, which waits for nobody, puts those that are there together.
 */
async function countOnPostgres(db: Kysely<unknown>, { list, side }: List): Promise<void> {
  const name = `count_${list}`;
  const add = (rows: string, from: string) =>
    `insert into list_count (list, side, rows)
      select '${list}', ${side}, ${rows} from ${from} group by ${side === "0" ? "1" : side}
      having count(*) > 0;`;
  await sql`create function ${sql.raw(name)}() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' then ${sql.raw(add("-count(*)", "changed"))}
    elsif tg_op = 'INSERT' then ${sql.raw(add("count(*)", "changed"))}
    else ${sql.raw(
      side === "0"
        ? "null;"
        : `insert into list_count (list, side, rows)
          values ('${list}', old.${side}, -1), ('${list}', new.${side}, 1);`,
    )}
    end if;
    if random() < 0.01 then perform fold_list_counts(); end if;
    return null;
  end $$`.execute(db);
  for (const [change, table] of [
    ["insert", "new"],
    ["delete", "old"],
  ] as const) {
    await sql`create trigger ${sql.raw(`${name}_${change}`)} after ${sql.raw(change)}
      on ${sql.table(list)} referencing ${sql.raw(table)} table as changed
      for each statement execute function ${sql.raw(name)}()`.execute(db);
  }
  if (side === "0") return;
  await sql`create trigger ${sql.raw(`${name}_move`)} after update of ${sql.ref(side)}
    on ${sql.table(list)} for each row when (old.${sql.ref(side)} <> new.${sql.ref(side)})
    execute function ${sql.raw(name)}()`.execute(db);
}
