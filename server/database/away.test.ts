import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { freshDatabase, isPostgres } from "#tests/fresh-database.ts";
import { isDatabaseAway } from "./away.ts";

const errorOf = async (work: () => unknown): Promise<unknown> => {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error("It did not fail");
};

describe("SQLite can not store just now", () => {
  const openFile = (...settings: string[]) => {
    const folder = mkdtempSync(join(tmpdir(), "away-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, "test.sqlite");
    const db = new DatabaseSync(file, { timeout: 0 });
    onTestFinished(() => db.close());
    db.exec("create table note (text text)");
    for (const setting of settings) db.exec(setting);
    return { db, file };
  };

  test("while another process writes", async () => {
    const { db, file } = openFile("begin immediate");
    const other = new DatabaseSync(file, { timeout: 0 });
    onTestFinished(() => other.close());

    expect(isDatabaseAway(await errorOf(() => other.exec("insert into note values ('x')")))).toBe(
      true,
    );
    db.exec("rollback");
  });

  test("when the disk is full", async () => {
    const { db } = openFile("pragma max_page_count = 2");
    const write = () => db.exec(`insert into note values ('${"x".repeat(100_000)}')`);

    expect(isDatabaseAway(await errorOf(write))).toBe(true);
  });

  test("when its file can not be opened", async () => {
    expect(isDatabaseAway(await errorOf(() => new DatabaseSync("/nowhere/x.sqlite")))).toBe(true);
  });

  test("but a wrong statement or a broken rule is a bug", async () => {
    const { db } = openFile("create unique index once on note (text)");
    db.exec("insert into note values ('x')");

    for (const sql of ["select nothing", "insert into note values ('x')"]) {
      expect(isDatabaseAway(await errorOf(() => db.exec(sql)))).toBe(false);
    }
  });
});

describe("PostgreSQL is away", () => {
  test("when nothing listens at its address, by number or by name", async () => {
    for (const host of ["127.0.0.1", "localhost"]) {
      const client = new pg.Client(`postgres://nobody@${host}:1/nothing`);
      expect(isDatabaseAway(await errorOf(() => client.connect()))).toBe(true);
    }
  });

  test.each([
    "Connection terminated unexpectedly",
    "Connection terminated",
    "Connection terminated due to connection timeout",
    "timeout exceeded when trying to connect",
    "Client has encountered a connection error and is not queryable",
    "Client was closed and is not queryable",
  ])("when its driver says: %s", (message) => {
    expect(isDatabaseAway(new Error(message))).toBe(true);
  });

  test.each([
    ...["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENOTFOUND", "EPIPE", "ENOENT"],
    ...["EHOSTUNREACH", "ENETUNREACH", "EAI_AGAIN"],
  ])("when the way to it fails: %s", (code) => {
    expect(isDatabaseAway(Object.assign(new Error("from the network"), { code }))).toBe(true);
  });

  test.each([
    ...["57P01", "57P02", "57P03", "57014", "08006", "08001"],
    // No disk, no memory, no connection left; a standby; idle for too long; another transaction in the way; a disk that fails.
    ...["53000", "53100", "53200", "53300", "25006", "25P03", "40001", "40P01", "55P03", "58030"],
  ])("at its code %s", (code) => {
    expect(isDatabaseAway(Object.assign(new Error("from PostgreSQL"), { code }))).toBe(true);
  });

  test.each(["23505", "23503", "42P01", "42601", "25P02", "40002"])(
    "but code %s is a bug",
    (code) => {
      expect(isDatabaseAway(Object.assign(new Error("from PostgreSQL"), { code }))).toBe(false);
    },
  );

  test.runIf(isPostgres)("when it ends the connection", async () => {
    const client = new pg.Client(inject("postgres")?.url);
    client.on("error", () => undefined);
    await client.connect();
    const cut = () => client.query("select pg_terminate_backend(pg_backend_pid())");

    expect(isDatabaseAway(await errorOf(cut))).toBe(true);
    expect(isDatabaseAway(await errorOf(() => client.query("select 1")))).toBe(true);
  });

  test("but a wrong statement is a bug", async () => {
    const { db } = await freshDatabase();
    const wrong = () =>
      db
        .selectFrom("enquiry")
        .select("nothing" as "id")
        .execute();

    expect(isDatabaseAway(await errorOf(wrong))).toBe(false);
  });
});

test.runIf(isPostgres)(
  "PostgreSQL is away, too, when it cancels a statement that takes longer than it allows",
  async () => {
    const client = new pg.Client(inject("postgres")?.url);
    onTestFinished(() => client.end());
    await client.connect();
    await client.query("set statement_timeout = 1");

    expect(isDatabaseAway(await errorOf(() => client.query("select pg_sleep(60)")))).toBe(true);
  },
);

test.each([
  new Error("any"),
  new TypeError("any"),
  "text",
  undefined,
  null,
  { code: "ECONNREFUSED" },
])("%s is not a database that is away", (error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
