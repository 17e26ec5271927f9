import { existsSync, statfsSync } from "node:fs";

/** A folder whose files are in memory; on Linux only. */
export const sharedMemory = "/dev/shm";

/** In containers there is often little. */
export function hasSharedMemory(bytes: number): boolean {
  if (!existsSync(sharedMemory)) return false;
  const { bavail, bsize } = statfsSync(sharedMemory);
  return Math.min(bavail * bsize, process.availableMemory()) >= bytes;
}
