import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { isPostgres, openDatabase } from "#tests/fresh-database.ts";
import { aMessage, anEnquiry, startTestApp } from "#tests/kit.ts";
import { sqliteIn, startMoving } from "#tests/moving.ts";
import { BackupProblem } from "./backup-problem.ts";
import { migrate } from "./migrate.ts";
import { move } from "./move.ts";
import { hasRows } from "./rows.ts";

type Moving = Awaited<ReturnType<typeof movingOffice>>;
type Case = [why: string, says: string | RegExp, prepare: (moving: Moving) => unknown];

const refusals: Case[] = [
  [
    "without DATABASE_URL",
    "DATABASE_URL is not set: it names the PostgreSQL to move into.",
    ({ address }) => Object.assign(address, { databaseUrl: undefined }),
  ],
  [
    "without a SQLite file",
    /^There is no database at .*none\.sqlite\.$/,
    ({ address, folder }) => Object.assign(address, { sqliteFile: join(folder, "none.sqlite") }),
  ],
  [
    "while the site runs on the SQLite file",
    /site\.sqlite is in use\. Stop the site first\.$/,
    ({ file }) => hasRows(openDatabase({ databaseUrl: undefined, sqliteFile: file }).db),
  ],
  [
    "while anybody uses the PostgreSQL",
    /^The database is in use\. Stop every instance of the site first\. Connected now: a program without a name from [^,]+\.$/,
    ({ openPostgres }) => migrate(openPostgres()),
  ],
  [
    "while a monitor watches the PostgreSQL",
    / Connected now: monitor from [^,]+\.$/,
    ({ openPostgres }) => sql`set application_name = 'monitor'`.execute(openPostgres()),
  ],
  [
    "into a PostgreSQL that holds something",
    "The PostgreSQL of DATABASE_URL is not empty, and nothing was changed. A move goes into an empty one.",
    async ({ openPostgres }) => {
      const db = openPostgres();
      await migrate(db);
      await db.insertInto("secret").values({ name: "links", value: "x" }).execute();
      await db.destroy();
    },
  ],
  [
    "of a file that is none of ours",
    /site\.sqlite can not be used: it is no database of this product\.$/,
    ({ file }) => onFile(file, "drop table kysely_migration"),
  ],
  [
    "of a damaged file",
    /site\.sqlite can not be used: (?:.|\n)+\.$/,
    ({ file }) => {
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(0x5a, bytes.length / 4, bytes.length / 2));
    },
  ],
];

describe.runIf(isPostgres)("a move is refused, and changes nothing,", () => {
  test.for(refusals)("%s", async ([, says, prepare]) => {
    const moving = await movingOffice();
    await prepare(moving);
    const bytes = readFileSync(moving.file);

    const refused = move(moving.address);

    await expect(refused).rejects.toThrow(says);
    await expect(refused).rejects.toBeInstanceOf(BackupProblem);
    expect(readFileSync(moving.file).equals(bytes)).toBe(true);
    expect(readdirSync(moving.folder).filter((name) => name.includes("part"))).toEqual([]);
  });
});

describe.runIf(isPostgres)("a move that breaks", () => {
  test.for<Case>([
    [
      "at a text that PostgreSQL can not hold",
      "message of contact_message holds a NUL character, which PostgreSQL can not hold, in row 1, ",
      ({ file }) => onFile(file, "update contact_message set message = 'a' || char(0) || 'b'"),
    ],
    [
      "at a number that PostgreSQL can not hold",
      'mail can not be moved: value "3000000000" is out of range for type integer. Nothing was moved.',
      ({ file }) => onFile(file, "update mail set tries = 3000000000"),
    ],
    [
      "where a rule of somebody else's changes what comes",
      "enquiry has come with 2 rows in place of 2, or with others. Nothing was moved.",
      async ({ openPostgres }) => {
        const db = openPostgres();
        await migrate(db);
        await sql`create rule change as on insert to enquiry do also update enquiry set name = 'x'`.execute(
          db,
        );
        await db.destroy();
      },
    ],
  ])("%s leaves PostgreSQL empty and the file as it was", async ([, says, prepare]) => {
    const moving = await movingOffice();
    await prepare(moving);
    const bytes = readFileSync(moving.file);

    await expect(move(moving.address)).rejects.toThrow(says);

    expect(readFileSync(moving.file).equals(bytes)).toBe(true);
    const db = moving.openPostgres();
    expect(await hasRows(db)).toBe(false);
  });
});

/** A file with a message and two enquiries that nobody has open. */
async function movingOffice() {
  const moving = await startMoving();
  office ??= bytesOfOffice(moving.file);
  writeFileSync(moving.file, await office);
  return moving;
}

let office: Promise<Buffer> | undefined;

async function bytesOfOffice(file: string): Promise<Buffer> {
  const database = await sqliteIn(file);
  const app = await startTestApp({ database });
  for (const name of ["Anjali", "Ravi"]) await app.post("/api/enquiry", anEnquiry({ name }));
  await app.post("/api/contact", aMessage());
  await database.db.destroy();
  return readFileSync(file);
}

function onFile(file: string, statement: string): void {
  const db = new DatabaseSync(file);
  db.function("lower", (text) => text);
  db.function("word_parts", (text) => text);
  db.exec(statement);
  db.close();
}
