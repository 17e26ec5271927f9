import { sql } from "kysely";
import { expect, test } from "vitest";
import { tableNames } from "#server/database/rows.ts";
import { type FreshDatabase, isPostgres } from "#tests/fresh-database.ts";
import { aMessage, startTestApp } from "#tests/kit.ts";
import { collectOutput } from "#tests/log-lines.ts";
import { listed } from "#tests/marked-leads.ts";
import { storedBytes, wordsIn } from "#tests/stored-bytes.ts";

/** Holds the database as it is now, as a backup does that reads it; gives the end of it. */
async function beginRead({ open }: FreshDatabase): Promise<() => Promise<void>> {
  const reader = open();
  const connection = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const read = reader.connection().execute(async (held) => {
    await sql`begin transaction`.execute(held);
    await held.selectFrom("contact_message").selectAll().execute();
    begun.resolve();
    await connection.promise;
    await sql`rollback`.execute(held);
  });
  await begun.promise;
  return async () => {
    connection.resolve();
    await read;
  };
}

test("the first erasure takes along what was deleted before anything was overwritten", async () => {
  const app = await startTestApp();
  const { db } = app.database;
  if (!isPostgres) await sql`pragma secure_delete = off`.execute(db);
  await app.post("/api/contact", aMessage({ message: `A marked message ${"x".repeat(9000)}` }));
  await db.deleteFrom("contact_message").execute();
  await db.deleteFrom("mail").execute();

  await app.asStaff().post("/api/personal-data/erase", { email: "ravi@example.com" });
  await app.finishUpkeep();

  expect(wordsIn(await storedBytes(app.database), ["marked message", "xxxxxxxx"])).toEqual([]);
});

test("no byte stays of an address that never confirmed, also where its mail has gone before", async () => {
  const app = await startTestApp({ retentionMonths: 1 });
  const { db } = app.database;
  await app.post("/api/subscription", { email: "never@example.com" });
  await db.deleteFrom("mail").execute();
  if (!isPostgres) await sql`pragma secure_delete = off`.execute(db);

  app.clock.forward(32 * 24 * 60 * 60 * 1000);
  await app.finishUpkeep();

  expect(wordsIn(await storedBytes(app.database), ["never@example.com"])).toEqual([]);
});

test("while a backup reads the file, the clearing waits for it, and the site does not", async () => {
  const reported: string[] = [];
  const report = (event: string, _: unknown, name?: string) => reported.push(`${event} ${name}`);
  const app = await startTestApp({ report });
  await app.post("/api/contact", aMessage({ message: "A marked message" }));
  const endRead = await beginRead(app.database);

  await app.asStaff().post("/api/personal-data/erase", { email: "ravi@example.com" });
  const begun = performance.now();
  await app.finishUpkeep();
  const tookMs = performance.now() - begun;
  await endRead();
  app.clock.forward(60_000);
  await app.finishUpkeep();

  // On PostgreSQL nobody waits for anybody.
  expect(reported).toEqual(isPostgres ? [] : ["upkeep-failed traces"]);
  expect(tookMs).toBeLessThan(4900);
  expect(wordsIn(await storedBytes(app.database), ["marked message"])).toEqual([]);
});

test.runIf(!isPostgres)("what a backup would hold up is not begun", async () => {
  const app = await startTestApp({ report: () => undefined });
  const { db } = app.database;
  // Both ways of writing anew count it up: VACUUM, and the triggers that are made again.
  const schemaVersion = async () => (await sql`pragma schema_version`.execute(db)).rows;
  const erase = () => app.asStaff().post("/api/personal-data/erase", { email: "ravi@example.com" });

  for (const _ of ["the whole file", "its tables"]) {
    const before = await schemaVersion();
    const endRead = await beginRead(app.database);
    await erase();
    await app.finishUpkeep();
    expect(await schemaVersion()).toEqual(before);

    await endRead();
    app.clock.forward(60_000);
    await app.finishUpkeep();
    expect(await schemaVersion()).not.toEqual(before);
    app.clock.forward(60_000);
  }
});

test("what an erasure that breaks off has deleted is cleared, too", async () => {
  const app = await startTestApp();
  const output = collectOutput();
  const bringBack = await app.database.takeAway("lead_arrival");

  const erasure = { email: "ravi@example.com" };
  expect((await app.asStaff().post("/api/personal-data/erase", erasure)).status).toBe(500);
  await bringBack();
  await app.finishUpkeep();

  expect(output()).toContain('"event":"traces-removed"');
});

test.runIf(!isPostgres)("after the clearing, savepoints are kept in memory as before", async () => {
  const app = await startTestApp();
  const { db } = app.database;

  await app.asStaff().post("/api/personal-data/erase", { email: "ravi@example.com" });
  await app.finishUpkeep();

  const { rows } = await sql`pragma temp_store`.execute(db);
  expect(rows).toEqual([{ temp_store: 2 }]);
});

test("clearing keeps every row of every table, and what hangs on them", async () => {
  const app = await startTestApp();
  const { db } = app.database;
  const rows = async () => {
    const counts = await Promise.all(
      (await tableNames(db)).map(async (name) => {
        const { rows: all } = await sql`select * from ${sql.table(name)}`.execute(db);
        return [name, all.filter((row) => name !== "upkeep" && row).length];
      }),
    );
    return Object.fromEntries(counts);
  };
  const erase = (token: string | undefined) =>
    app.post(
      "/api/personal-data/erase",
      { email: "nobody@example.com" },
      { Authorization: `Bearer ${token}` },
    );
  await app.addStaff("admin@example.com", "a long password");
  const login = { email: "admin@example.com", password: "a long password" };
  const { token } = await app.post("/api/user/login", login);
  await app.post("/api/contact", aMessage(), { "Idempotency-Key": "kept-as-it-was" });
  await app.post("/api/subscription", { email: "reader@example.com" });
  await app.takeUp();
  const before = await rows();
  expect(before).toMatchObject({ login: 1, known_address: 1, mail: 3, idempotency_key: 1 });

  for (const _ of ["the whole file", "its tables"]) {
    expect((await erase(token)).status).toBe(200);
    await app.finishUpkeep();
    app.clock.forward(60_000);
  }

  // The log has both erasures.
  expect(await rows()).toEqual({ ...before, audit_entry: before.audit_entry + 2 });
  await app.post("/api/contact", aMessage({ name: "Afterwards" }));
  const found = { names: ["Afterwards"], total: 1 };
  expect(await listed(app, "?q=afterwards")).toMatchObject(found);
  expect(await listed(app, "?spam=all")).toMatchObject({ total: 2 });
  await db.deleteFrom("staff").execute();
  expect(await rows()).toMatchObject({ staff: 0, login: 0, known_address: 0 });
});
