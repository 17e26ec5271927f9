import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freshDatabase, isPostgres } from "#tests/fresh-database.ts";

const text = await readFile(join(import.meta.dirname, "../../docs/privacy.md"), "utf8");

/** The rows of its tables, without their heads. */
const documented = text
  .split("\n")
  .filter((line) => /^\| [a-z_]+ \|/.test(line) && !line.startsWith("| table |"))
  .map((line) => {
    const [table = "", columns = "", why = "", howLong = ""] = line
      .split("|")
      .slice(1)
      .map((cell) => cell.trim());
    return { table, columns: columns.split(", ").sort(), why, howLong };
  });

test("docs/privacy.md names every table and column of the database, and no other", async () => {
  const { db } = await freshDatabase();
  const tables = await db.introspection.getTables();
  const stored = tables
    .filter(({ name }) => !name.startsWith("kysely_") && !name.startsWith("sqlite_"))
    // What SQLite's index of words is made of.
    .filter(({ name }) => !/_words_/.test(name))
    .map(({ name, columns }) => ({ table: name, columns: columns.map((one) => one.name).sort() }));

  const otherOnly = isPostgres ? "on SQLite only" : "on PostgreSQL only";
  const named = documented
    .filter(({ why }) => !why.includes(otherOnly))
    .map(({ table, columns }) => ({ table, columns }));
  const byName = (one: { table: string }, other: { table: string }) =>
    one.table < other.table ? -1 : 1;
  expect(named.sort(byName)).toEqual(stored.sort(byName));
});

test("each says why, and how long", () => {
  for (const { table, why, howLong } of documented) {
    expect({ table, why, howLong }).toEqual({
      table,
      why: expect.stringMatching(/\S{3}/),
      howLong: expect.stringMatching(/\S{3}/),
    });
  }
});
