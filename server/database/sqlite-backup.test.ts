import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { freshDatabase, isPostgres } from "#tests/fresh-database.ts";
import { backUp } from "./backup.ts";

describe.runIf(!isPostgres)("a backup of a SQLite file", () => {
  test("begins once, however often others write meanwhile", async () => {
    const { address } = await freshDatabase();
    const other = new DatabaseSync(address.sqliteFile);
    onTestFinished(() => other.close());
    other.exec("create table bulk (bytes); insert into bulk values (zeroblob(20000000))");
    const shares: number[] = [];

    await backUp(address, join(newFolder(), "big.backup"), (progress) => {
      const share = "share" in progress ? progress.share : 0;
      if (share < (shares.at(-1) ?? 0)) throw new Error("It has begun again");
      shares.push(share);
      other.exec("insert into bulk values (1)");
    });

    expect(shares.length).toBeGreaterThan(5);
    expect(shares.at(-1)).toBe(1);
  });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "sqlite-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
