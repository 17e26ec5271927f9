import { closeSync, fsyncSync, openSync } from "node:fs";

/** Resolves names and contents past a power cut; of a folder, the names in it. */
export function syncToDisk(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } catch (error) {
    // Windows syncs no folders.
    if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error;
  } finally {
    closeSync(descriptor);
  }
}
