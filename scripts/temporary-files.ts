import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hasSharedMemory, sharedMemory } from "./shared-memory.ts";

/** Of databases, sites and browsers at once: less than one. */
const neededBytes = 4 * 2 ** 30;

/**
 * What tests write to the folder for temporary files stays in memory where there is room, and goes with this process: no disk
 * works for what nobody keeps (decision 084).
 */
export function keepTemporaryFilesInMemory(): void {
  if (!hasSharedMemory(neededBytes)) return;
  const folder = mkdtempSync(join(sharedMemory, "meridian360-tests-"));
  // PostgreSQL runs as somebody else, and is to find its own folder in there.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.once(signal, () => process.exit(1));
  }
}
