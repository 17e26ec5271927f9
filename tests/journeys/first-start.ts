import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { quickPasswords } from "#tests/quick-passwords.ts";

const fileName = "meridian360.sqlite";

export type FirstStart = ReturnType<typeof keepFirstStart>;

/**
 * What a first start makes, tables, keys and the admin, for the next sites of a worker: it is half of a start's work, most of it
 * the password's hash. All know one login, and their hash of the password costs little.
 */
export function keepFirstStart() {
  let folder: string | undefined;
  return {
    /** Of a site that has just started, whose admin has that password and is logged in. */
    async keepOf(dataDir: string, password: string): Promise<void> {
      if (folder) return;
      folder = await mkdtemp(join(tmpdir(), "first-start-"));
      const copy = join(folder, fileName);
      using started = new DatabaseSync(join(dataDir, fileName), { timeout: 5000 });
      const hash = await quickPasswords.hash(password);
      started.prepare("update staff set password_hash = ?").run(hash);
      await backup(started, copy);
      // Each site has its own first round of what is done by and by.
      using kept = new DatabaseSync(copy);
      kept.exec("delete from upkeep");
    },
    /** To a site that has not started yet; nothing, before there is one to keep. */
    async giveTo(dataDir: string): Promise<void> {
      if (folder) await copyFile(join(folder, fileName), join(dataDir, fileName));
    },
    async end(): Promise<void> {
      if (folder) await rm(folder, { recursive: true });
    },
  };
}
