import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { emptyDatabase, isPostgres } from "#tests/fresh-database.ts";
import { anEnquiry, startTestApp } from "#tests/kit.ts";
import { migrate } from "./migrate.ts";
import * as leads from "./migrations/001-leads.ts";
import * as staff from "./migrations/002-staff.ts";
import * as blog from "./migrations/004-blog.ts";
import * as staffAccess from "./migrations/006-staff-access.ts";
import * as people from "./migrations/016-people.ts";
import * as postChanged from "./migrations/027-post-changed.ts";
import * as knownNetworksEnd from "./migrations/032-known-networks-end.ts";

const tables = [
  "contact_message",
  "enquiry",
  "idempotency_key",
  "login",
  "mail",
  "staff",
  "subscription",
];

test("the first start makes the tables", async () => {
  const { db } = await emptyDatabase();

  await migrate(db);

  const names = (await db.introspection.getTables()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(tables));
});

test("a later start changes nothing and keeps what is there", async () => {
  const app = await startTestApp();
  const { db } = app.database;
  await app.post("/api/enquiry", anEnquiry());
  const before = await db.introspection.getTables();

  await migrate(db);

  expect(await db.introspection.getTables()).toEqual(before);
  expect((await app.asStaff().get("/api/enquiry")).data).toMatchObject([{ name: "Anjali Mathew" }]);
});

test("logins that were open before they had ids can be listed and ended one by one", async () => {
  const { db } = await emptyDatabase();
  const getMigrations = async () => ({ "001-leads": leads, "002-staff": staff });
  await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
  const created_at = "2026-03-02T09:00:00.000Z";
  await sql`insert into staff (id, email, email_key, password_hash, created_at)
    values ('s', 'a@example.com', 'a@example.com', '', ${created_at})`.execute(db);
  for (const token of ["a", "b"]) {
    await sql`insert into login (token_hash, staff_id, created_at, used_at)
      values (${token.repeat(64)}, 's', ${created_at}, ${created_at})`.execute(db);
  }

  await migrate(db);

  const logins = await db.selectFrom("login").select(["id", "must_change_password"]).execute();
  expect(new Set(logins.map(({ id }) => id)).size).toBe(2);
  expect(logins).toMatchObject([{ must_change_password: 0 }, { must_change_password: 0 }]);
});

test("posts that were there before changes were noted have changed when they were made", async () => {
  const { db } = await emptyDatabase();
  await migrate(db, { all: { "004-blog": blog } });
  await sql`insert into post (id, title, content, date, created_at)
    values ('p', 'Old', 'Words', '2026', '2026-03-02T09:00:00.000Z')`.execute(db);

  await migrate(db, { all: { "004-blog": blog, "027-post-changed": postChanged } });

  const { rows } = await sql`select created_at, changed_at from post`.execute(db);
  const at = "2026-03-02T09:00:00.000Z";
  expect(rows).toEqual([{ created_at: at, changed_at: at }]);
});

test("networks that were known before they ended are so from the last use of their account on", async () => {
  const { db } = await emptyDatabase();
  const all = { "002-staff": staff, "006-staff-access": staffAccess, "016-people": people };
  await migrate(db, { all });
  for (const [id, used_at] of [
    ["often", "2026-03-02T09:00:00.000Z"],
    ["never", ""],
  ]) {
    await sql`insert into staff (id, email, email_key, password_hash, created_at, used_at)
      values (${id}, ${id}, ${id}, '', '2026', ${used_at})`.execute(db);
    await sql`insert into known_address values (${id}, 'hash')`.execute(db);
  }

  await migrate(db, { all: { ...all, "032-known-networks-end": knownNetworksEnd } });

  const { rows } = await sql`select * from known_address order by staff_id`.execute(db);
  expect(rows).toEqual([
    { staff_id: "never", address_hash: "hash", used_at: "" },
    { staff_id: "often", address_hash: "hash", used_at: "2026-03-02T09:00:00.000Z" },
  ]);
});

const makes = (table: string) => ({
  up: (db: Kysely<unknown>) => db.schema.createTable(table).addColumn("text", "text").execute(),
});
const broken = {
  async up(db: Kysely<unknown>) {
    await sql`create table half_done (text text)`.execute(db);
    await sql`alter table enquiry add column half_done text`.execute(db);
    await sql`delete from enquiry`.execute(db);
    await sql`insert into nowhere values (1)`.execute(db);
  },
};
const withBroken = {
  "001-leads": leads,
  "002-staff": staff,
  "003-notes": makes("note"),
  "004-broken": broken,
};

test("a migration that breaks is taken back whole, with the one before it", async () => {
  const { db } = await emptyDatabase();
  await migrate(db, { all: { "001-leads": leads, "002-staff": staff } });
  await sql`insert into enquiry values ('1', 'R', 'n', '5', 'e', 'c', '', '', '2026')`.execute(db);
  const before = await db.introspection.getTables({ withInternalKyselyTables: true });

  await expect(migrate(db, { all: withBroken })).rejects.toThrow(/nowhere/);

  expect(await db.introspection.getTables({ withInternalKyselyTables: true })).toEqual(before);
  expect((await sql`select id from enquiry`.execute(db)).rows).toEqual([{ id: "1" }]);
  const ran = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  expect(ran.rows.map(({ name }) => name)).toEqual(["001-leads", "002-staff"]);
  // And the mended one runs.
  await migrate(db, { all: { ...withBroken, "004-broken": makes("mended") } });
  expect((await sql`select * from mended`.execute(db)).rows).toEqual([]);
});

test("a backup comes before a change of tables that hold something, and only then", async () => {
  const { db } = await emptyDatabase();
  const backups: string[] = [];
  const when = (name: string) => ({ backUp: async () => void backups.push(name) });
  const all = { "001-leads": leads };

  await migrate(db, { all, ...when("no tables yet") });
  await migrate(db, { all: { ...all, "002-staff": staff }, ...when("no rows yet") });
  await sql`insert into staff values ('s', 'a@b.co', 'a@b.co', '', '2026')`.execute(db);
  await migrate(db, { all: { ...all, "002-staff": staff }, ...when("nothing to change") });
  await migrate(db, {
    all: { ...withBroken, "004-broken": makes("mended") },
    ...when("rows, and a change"),
  });

  expect(backups).toEqual(["rows, and a change"]);
});

test("a database of a newer version says so, and is left as it is", async () => {
  const { db } = await emptyDatabase();
  const all = { "001-leads": leads };
  await migrate(db, { all: { ...all, "002-staff": staff, "003-notes": makes("note") } });
  await sql`insert into staff values ('s', 'a@b.co', 'a@b.co', '', '2026')`.execute(db);
  const before = await db.introspection.getTables({ withInternalKyselyTables: true });
  const backups: string[] = [];

  const asOlder = migrate(db, {
    all: { ...all, "001-not-run": makes("other") },
    backUp: async () => void backups.push("for nothing"),
  });

  await expect(asOlder).rejects.toThrow(
    "the database is of a newer version: it has the change 002-staff, which this one does not know. Start the newer one, or put back the file before-migration-… of DATA_DIR/backups with npm run restore.",
  );
  expect(backups).toEqual([]);
  expect(await db.introspection.getTables({ withInternalKyselyTables: true })).toEqual(before);
});

test("without the backup that should come first, nothing is changed", async () => {
  const { db } = await emptyDatabase();
  await migrate(db, { all: { "001-leads": leads } });
  await sql`insert into subscription values ('1', 'a@b.co', 'a@b.co', '2026')`.execute(db);
  const before = await db.introspection.getTables();

  const backUp = () => Promise.reject(new Error("the disk is full"));
  await expect(migrate(db, { backUp })).rejects.toThrow("the disk is full");

  expect(await db.introspection.getTables()).toEqual(before);
});

test.runIf(isPostgres)("three instances that start at once on one empty database", async () => {
  const database = await emptyDatabase();
  const instances = [database.open(), database.open(), database.open()];

  await Promise.all(instances.map((db) => migrate(db)));

  const rows = await Promise.all(
    instances.map((db) => db.selectFrom("enquiry").selectAll().execute()),
  );
  expect(rows).toEqual([[], [], []]);
});
