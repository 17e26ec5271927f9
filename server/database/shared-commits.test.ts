import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { type FreshDatabase, freshDatabase, isPostgres } from "#tests/fresh-database.ts";
import { keptInsert } from "./kept-query.ts";
import type { Db } from "./schema.ts";

let fresh: FreshDatabase;
let db: Db;
beforeEach(async () => {
  fresh = await freshDatabase();
  db = fresh.db;
});

const row = (id: string) => ({ id, email: id, email_key: id, created_at: "2026" });
const add = (id: string, then: () => void = () => undefined) =>
  db.transaction().execute(async (tx) => {
    await tx.insertInto("subscription").values(row(id)).execute();
    then();
  });
/** The same with nothing that is waited for: it is written at the end. */
const addAtTheEnd = (id: string, then: () => void = () => undefined) =>
  db.transaction().execute(async (tx) => {
    await insertRow(tx, row(id));
    then();
  });
const insertRow = keptInsert("subscription");
const stored = async (from: Db) => {
  const rows = await from.selectFrom("subscription").select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
};
const names = Array.from({ length: 10 }, (_, index) => `${index}`);
const fail = () => {
  throw new Error("on purpose");
};

/** What is written to the file at once, as SQLite is told. */
function watchCommits() {
  const watched = vi.spyOn(DatabaseSync.prototype, "exec");
  onTestFinished(() => watched.mockRestore());
  return () => watched.mock.calls.filter(([text]) => text === "commit").length;
}

test.each([
  { what: "that write as they go", store: add },
  { what: "that write at their end", store: addAtTheEnd },
])(
  "transactions at once $what: each is stored whole, one that fails is undone alone",
  async (given) => {
    const results = await Promise.allSettled(
      names.map((name) => given.store(name, name === "4" ? fail : undefined)),
    );

    expect(results.filter(({ status }) => status === "rejected")).toHaveLength(1);
    expect(await stored(fresh.open())).toEqual(names.filter((name) => name !== "4"));
  },
);

test("what is read behind a write sees it, and can be undone alone with it", async () => {
  const before = addAtTheEnd("1");
  const failing = db.transaction().execute(async (tx) => {
    await insertRow(tx, row("2"));
    expect(await stored(tx)).toContain("2");
    fail();
  });

  const results = await Promise.allSettled([before, failing, addAtTheEnd("3")]);

  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await stored(fresh.open())).toEqual(["1", "3"]);
});

describe.runIf(!isPostgres)("on SQLite, what writes at its end only", () => {
  test("needs no savepoint", async () => {
    const prepared = vi.spyOn(DatabaseSync.prototype, "prepare");
    onTestFinished(() => prepared.mockRestore());
    const needsSavepoint = () => prepared.mock.calls.some(([text]) => text === "savepoint turn");

    await Promise.all(names.map((name) => addAtTheEnd(name)));
    expect(needsSavepoint()).toBe(false);
    await add("10");
    expect(needsSavepoint()).toBe(true);
  });

  test("and is refused there, is told to all that share the commit, and the next is stored", async () => {
    await add("0");

    const results = await Promise.allSettled([add("1"), addAtTheEnd("0"), addAtTheEnd("2")]);

    expect(results).toMatchObject([
      { status: "rejected" },
      { reason: { message: expect.stringContaining("UNIQUE") } },
      { status: "fulfilled" },
    ]);
    expect(await stored(fresh.open())).toEqual(["0", "2"]);
  });
});

describe.runIf(!isPostgres)("on SQLite", () => {
  test("transactions that end in the same turn share a commit, and none is acknowledged before", async () => {
    await stored(db);
    const commits = watchCommits();
    const reader = fresh.open();
    const seen: Promise<string[]>[] = [];

    await Promise.all(names.map((name) => add(name).then(() => seen.push(stored(reader)))));

    expect(commits()).toBe(1);
    for (const rows of await Promise.all(seen)) expect(rows).toEqual(names);
  });

  test("a query outside sees what is committed only, and waits for no turn", async () => {
    const commits = watchCommits();
    const written = add("1");
    const read = stored(db);
    const later = add("2");

    expect(await read).toEqual(["1"]);
    expect(await stored(fresh.open())).toEqual(expect.arrayContaining(["1"]));
    await Promise.all([written, later]);
    expect(commits()).toBe(2);
  });

  test("a commit that fails is acknowledged to none, and the next is well", async () => {
    await stored(db);
    const exec = DatabaseSync.prototype.exec;
    const broken = vi.spyOn(DatabaseSync.prototype, "exec").mockImplementationOnce(fail);
    onTestFinished(() => broken.mockRestore());
    broken.mockImplementation(exec);

    const results = await Promise.allSettled([add("1"), add("2")]);

    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await stored(db)).toEqual([]);
    await add("3");
    expect(await stored(fresh.open())).toEqual(["3"]);
  });

  test("a transaction on a connection that is held goes by itself", async () => {
    await db.connection().execute(async (held) => {
      await sql`select 1`.execute(held);
      await held
        .transaction()
        .execute((tx) => tx.insertInto("subscription").values(row("1")).execute());
      expect(await stored(fresh.open())).toEqual(["1"]);
      expect(await stored(held)).toEqual(["1"]);
    });
  });

  test("a transaction that takes long holds up the acknowledgement of those before it, and loses none", async () => {
    const { promise: waits, resolve: goOn } = Promise.withResolvers<void>();
    const quick = add("1");
    const slow = db.transaction().execute(async (tx) => {
      await tx.insertInto("subscription").values(row("2")).execute();
      await waits;
    });
    setImmediate(() => setImmediate(goOn));

    await Promise.all([quick, slow]);
    expect(await stored(fresh.open())).toEqual(["1", "2"]);
  });
});

test.runIf(!isPostgres)(
  "on SQLite, who goes on behind a commit shares the next one with who comes meanwhile",
  async () => {
    const commits = watchCommits();
    const [first, ...others] = names.map((name) => add(name));

    await first;
    const meanwhile = nextTurn().then(() => add("11"));
    await Promise.all([add("10"), meanwhile, ...others]);

    expect(commits()).toBe(2);
  },
);

test.runIf(!isPostgres)(
  "where SQLite undoes everything, as on a full disk, nobody is acknowledged, and the next begin anew",
  async () => {
    await add("0");
    const undoEverything = (tx: Db) =>
      sql`insert or rollback into subscription select * from subscription`.execute(tx);

    const [before, failed, after] = await Promise.allSettled([
      add("1"),
      db.transaction().execute(undoEverything),
      add("2"),
    ]);

    expect(failed).toMatchObject({ reason: { message: expect.stringContaining("UNIQUE") } });
    expect(before).toEqual(failed);
    expect(after.status).toBe("fulfilled");
    expect(await stored(fresh.open())).toEqual(["0", "2"]);
  },
);

test.runIf(!isPostgres)(
  "where one can not be undone alone, all that would share its commit are told, and the next is stored",
  async () => {
    const first = add("1");
    const second = db.transaction().execute(async (tx) => {
      await tx.insertInto("subscription").values(row("2")).execute();
      await sql`release turn`.execute(tx);
      fail();
    });

    const results = await Promise.allSettled([first, second]);

    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await add("3");
    expect(await stored(fresh.open())).toEqual(["3"]);
  },
);
