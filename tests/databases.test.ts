import { existsSync } from "node:fs";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { startPostgres } from "./databases.ts";

test("what was written is there after a stop and a restart, at the same address", async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.remove);

  await query(postgres.url, "create table kept (word text)");
  await query(postgres.url, "insert into kept values ('Fiancé')");
  await postgres.stop();
  await expect(query(postgres.url, "select 1")).rejects.toThrow("ECONNREFUSED");
  await postgres.restart();

  expect(await query(postgres.url, "select word from kept")).toEqual([{ word: "Fiancé" }]);
  const [{ folder } = { folder: "" }] = await query(
    postgres.url,
    "select setting as folder from pg_settings where name = 'data_directory'",
  );
  await postgres.remove();
  expect(existsSync(String(folder))).toBe(false);
});

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
