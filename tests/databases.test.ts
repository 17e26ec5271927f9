import { existsSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { startPostgres } from "./databases.ts";
import { onServer } from "./postgres-command.ts";

test("what was written is there after a stop and a restart, at the same address", async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.remove);

  await onServer(postgres.url, "create table kept (word text)");
  await onServer(postgres.url, "insert into kept values ('Fiancé')");
  await postgres.stop();
  await expect(onServer(postgres.url, "select 1")).rejects.toThrow("ECONNREFUSED");
  await postgres.restart();

  expect(await onServer(postgres.url, "select word from kept")).toEqual([{ word: "Fiancé" }]);
  const [{ folder } = { folder: "" }] = await onServer(
    postgres.url,
    "select setting as folder from pg_settings where name = 'data_directory'",
  );
  await postgres.remove();
  expect(existsSync(String(folder))).toBe(false);
});
