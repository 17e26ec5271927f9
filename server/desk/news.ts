import { AsyncResource } from "node:async_hooks";
import type { DeskEvent } from "#contract/answers/desk.ts";
import {
  type GuardedDependencies,
  type LiveLogins,
  pauseAfterFailureMs,
} from "#server/dependencies.ts";
import { listChangedSince, type Seen } from "./event-store.ts";

/** Somebody with the inbox open. */
export type Listener = {
  loginId: string;
  tell: (event: DeskEvent) => void;
  /** The login has ended. */
  end: () => void;
};

const lookEveryMs = 1000;
/** How long a transaction may take until others see it, and how far the clocks of instances may differ. */
const backMs = 60_000;
/** More changes than this in one look are told without their ids. */
const namedMax = 200;

/** What was seen of the leads that changed lately: the version of each. */
type Known = { at: Date; versions: Map<string, number> };

type Needs = Pick<GuardedDependencies, "db" | "now" | "takeUp"> & {
  liveLogins: LiveLogins;
  onLookFailure: (error: unknown) => void;
};

/**
 * Looks once a second for leads that came or changed, by this instance or another, and tells who listens. Where nobody
 * listens nobody looks, and one question serves all listeners.
 */
export function createNews({ db, now, takeUp, liveLogins, onLookFailure }: Needs) {
  const listeners = new Set<Listener>();
  let known: Known | undefined;
  let isLooking = false;
  // Out of the request of who listened first: what is logged here concerns all.
  const beginLooking = AsyncResource.bind(() => void lookOn());

  async function lookOn(): Promise<void> {
    isLooking = listeners.size > 0;
    if (!isLooking) {
      known = undefined;
      return;
    }
    const pauseMs = await look().then(
      () => lookEveryMs,
      (error) => {
        onLookFailure(error);
        return pauseAfterFailureMs;
      },
    );
    setTimeout(lookOn, pauseMs).unref();
  }

  async function look(): Promise<void> {
    await endDeadLogins();
    // What takes them up by the clock tells of what fails.
    await takeUp().catch(() => undefined);
    const at = now();
    const since = new Date(at.getTime() - backMs).toISOString();
    const seen = await listChangedSince(db, since, namedMax + 1);
    const isGapless = known && Math.abs(at.getTime() - known.at.getTime()) < backMs;
    const events = known && isGapless ? eventsOf(seen, known, since) : [ready];
    known = { at, versions: new Map(seen.map(({ id, version }) => [id, version])) };
    for (const event of events) for (const { tell } of listeners) tell(event);
  }

  async function endDeadLogins(): Promise<void> {
    const ids = [...new Set([...listeners].map(({ loginId }) => loginId))];
    if (ids.length === 0) return;
    const live = await liveLogins(ids);
    for (const listener of listeners) if (!live.has(listener.loginId)) listener.end();
  }

  return {
    /** Until the returned function is called. */
    listen(listener: Listener): () => void {
      listeners.add(listener);
      // The first look tells it, when it has learned what is known already.
      if (known) listener.tell(ready);
      if (!isLooking) beginLooking();
      return () => void listeners.delete(listener);
    },
  };
}

const ready: DeskEvent = { type: "ready" };

function eventsOf(seen: readonly Seen[], { versions }: Known, since: string): DeskEvent[] {
  const fresh = seen.filter(({ id, version }) => versions.get(id) !== version);
  if (fresh.length > namedMax) return [{ type: "many" }];
  // Spam comes unannounced.
  const isNew = ({ id, created_at, stage }: Seen) =>
    !versions.has(id) && created_at > since && stage !== "spam";
  const came = fresh.filter(isNew).map(({ id }) => id);
  const changed = fresh.filter((lead) => !isNew(lead)).map(({ id, version }) => ({ id, version }));
  return [
    ...(came.length > 0 ? [{ type: "came" as const, ids: came }] : []),
    ...(changed.length > 0 ? [{ type: "changed" as const, leads: changed }] : []),
  ];
}
