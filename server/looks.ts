import { AsyncResource } from "node:async_hooks";
import { pauseAfterFailureMs } from "./dependencies.ts";

/** Work that is looked for again and again. */
export type RecurringWork = {
  /** Does what is due; work of many parts ends after the one under way once it is to stop. */
  workDue: (isStopping: () => boolean) => Promise<void>;
  /** The pause between two looks, in milliseconds. */
  lookEveryMs: number;
  /** Hears of a look that failed (the database is away, say); the next one repeats it. */
  onLookFailure: (error: unknown) => void;
};

export type Looks = ReturnType<typeof createLooks>;

/** One look at a time; whoever knows of work asks for one at once, and meanwhile for another behind it. */
export function createLooks({ workDue, lookEveryMs, onLookFailure }: RecurringWork) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let wokenMeanwhile = false;
  let isStopping = false;
  // Out of the request that asks for it: a look does the work of many, and what it logs names none of them.
  const look = AsyncResource.bind(lookNow);

  function lookNow(): void {
    clearTimeout(timer);
    if (isStopping) return;
    wokenMeanwhile = running !== undefined;
    running ??= workDue(() => isStopping)
      .then(
        () => lookEveryMs,
        (error) => {
          onLookFailure(error);
          return Math.max(lookEveryMs, pauseAfterFailureMs);
        },
      )
      .then((pauseMs) => {
        running = undefined;
        timer = setTimeout(look, wokenMeanwhile ? 0 : pauseMs);
        if (isStopping) clearTimeout(timer);
      });
  }

  return {
    /** Looks now, and from then on after each pause. */
    start: look,
    wake: look,
    /** Resolves when the look under way, if any, has ended. */
    async stop(): Promise<void> {
      isStopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}
