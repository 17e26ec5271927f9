import type { Schema } from "#server/database/schema.ts";

/**
 * What is counted: visits (no name), views of a page (its path), arrivals from a site (its host) and by a campaign (its
 * utm_source), forms opened and leads sent (enquiry, message).
 */
export type Kind = Schema["visit_count"]["kind"];
export type Count = { kind: Kind; name: string; count: number };

/** What has been seen of a day and is not in the database yet. */
export type DayTally = {
  counts: Map<string, Count>;
  /** Network address and browser: turned into hashes before they go anywhere, and dropped when that fails. */
  visitors: Set<string>;
  /** Hashes that the database has not taken yet. */
  hashes: Set<string>;
};

/** So much is held while the database is away; what comes beyond is not counted. */
const heldMax = 100_000;

/** In this process's memory, by day. */
export function createTally() {
  let days = new Map<string, DayTally>();

  function ofDay(day: string): DayTally {
    const known = days.get(day);
    if (known) return known;
    const made = { counts: new Map(), visitors: new Set<string>(), hashes: new Set<string>() };
    days.set(day, made);
    return made;
  }

  return {
    add(day: string, kind: Kind, name: string): void {
      addTo(ofDay(day), { kind, name, count: 1 });
    },
    see(day: string, visitor: string): void {
      const { visitors } = ofDay(day);
      if (visitors.size < heldMax) visitors.add(visitor);
    },
    /** Everything so far; from now on it is counted anew. */
    take(): Map<string, DayTally> {
      const taken = days;
      days = new Map();
      return taken;
    },
    /** For the next time: what could not be written. */
    putBack(day: string, { counts, hashes }: DayTally): void {
      const tally = ofDay(day);
      for (const count of counts.values()) addTo(tally, count);
      for (const hash of hashes) if (tally.hashes.size < heldMax) tally.hashes.add(hash);
    },
  };
}

function addTo({ counts }: DayTally, { kind, name, count }: Count): void {
  const key = `${kind} ${name}`;
  const known = counts.get(key);
  if (known) known.count += count;
  else if (counts.size < heldMax) counts.set(key, { kind, name, count });
}
