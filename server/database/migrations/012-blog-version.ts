import { type Kysely, PostgresAdapter, sql } from "kysely";

/** What a reader sees of a picture; the rest is the work on it. */
const seen = "width, height, state";

/** A number that counts every change of what readers see of the blog, kept by the database itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("blog_version")
    .addColumn("version", "integer", (column) => column.notNull())
    .execute();
  await sql`insert into blog_version (version) values (1)`.execute(db);
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await (isPostgres ? countOnPostgres(db) : countOnSqlite(db));
}

async function countOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const [table, change] of changes) {
    const name = `blog_version_${table}_${change.split(" ")[0]}`;
    await sql`create trigger ${sql.raw(name)} after ${sql.raw(change)} on ${sql.table(table)}
      begin update blog_version set version = version + 1; end`.execute(db);
  }
}

async function countOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function count_blog_version() returns trigger language plpgsql as
    $$ begin update blog_version set version = version + 1; return null; end $$`.execute(db);
  for (const [table, change] of changes) {
    const name = `blog_version_${table}_${change.split(" ")[0]}`;
    await sql`create trigger ${sql.raw(name)} after ${sql.raw(change)} on ${sql.table(table)}
      for each statement execute function count_blog_version()`.execute(db);
  }
}

const changes = [
  ["post", "insert"],
  ["post", "update"],
  ["post", "delete"],
  ["picture", "insert"],
  ["picture", `update of ${seen}`],
  ["picture", "delete"],
] as const;
