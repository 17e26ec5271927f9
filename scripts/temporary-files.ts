import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hasSharedMemory, sharedMemory } from "./shared-memory.ts";

/** Databases, sites and browsers at once use less than a fourth of it. */
const neededBytes = 4 * 2 ** 30;

/**
 * What tests write to the folder for temporary files stays in memory where there is room, and goes with this process: no disk
 * works for what nobody keeps (decision 084). Who has chosen a folder keeps it.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR || !mayHoldTests()) return;
  const folder = mkdtempSync(join(sharedMemory, "meridian360-tests-"));
  // PostgreSQL runs as somebody else, and is to find its own folder in there.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}

/** In many containers nothing there may be executed; PostgreSQL's programs are copied to where root runs its tests. */
export function mayHoldTests(): boolean {
  const isForData = /^\S+ \/dev\/shm \S+ \S*\bnoexec\b/m;
  return hasSharedMemory(neededBytes) && !isForData.test(readFileSync("/proc/mounts", "utf8"));
}
