import { setTimeout as wait } from "node:timers/promises";

/** How long a write waits for another process to let go of the file, before it is told as away. */
const lockWaitMs = 5000;
const lockLookEveryMs = 10;
const SQLITE_BUSY = 5;

/**
 * Whoever comes when the file has been locked for long already does not wait again: a queue of requests would
 * else take one whole wait each.
 */
export function createLockWait() {
  let lockedSinceMs: number | undefined;
  return {
    isGone() {
      lockedSinceMs = undefined;
    },
    async waitOrThrow(error: unknown): Promise<void> {
      if (!isBusy(error)) throw error;
      lockedSinceMs ??= performance.now();
      if (performance.now() - lockedSinceMs > lockWaitMs) throw error;
      await wait(lockLookEveryMs);
    },
  };
}

function isBusy(error: unknown): boolean {
  const { errcode } = error as { errcode?: number };
  return errcode !== undefined && (errcode & 0xff) === SQLITE_BUSY;
}
