import { hash } from "node:crypto";
import { brand } from "#content/brand.ts";
import { dayAt } from "#contract/days.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { addToDay, findOrAddSalt, findSalt, removeSeenBefore } from "./store.ts";
import type { createTally, DayTally } from "./tally.ts";

/** So long after midnight what was seen before it may still be on its way into the database. */
const graceMs = 2 * 60 * 1000;

type Needs = Pick<Dependencies, "db" | "now"> & {
  tally: ReturnType<typeof createTally>;
  today: () => string;
  /** Hears of a day that could not be written; it is tried again. */
  report: (error: unknown) => void;
};

/** Brings what was counted into the database; what tells a day's visitors apart goes when the day is over. */
export function createWriting({ db, now, tally, today, report }: Needs) {
  let salt: { day: string; text: string } | undefined;
  /** The days before have been cleared. */
  let clearedBefore = "";

  async function write(day: string, { counts, visitors, hashes }: DayTally): Promise<void> {
    const text = visitors.size + hashes.size > 0 ? await saltOf(day) : undefined;
    if (text === undefined) hashes.clear();
    for (const visitor of text === undefined ? [] : visitors) {
      hashes.add(hash("sha256", `${text} ${visitor}`, "base64url"));
    }
    await addToDay(db, day, { visitors: [...hashes], counts: [...counts.values()] });
  }

  /** None for a day that has been cleared: its visitors would be counted again. */
  async function saltOf(day: string): Promise<string | undefined> {
    if (day !== today()) return findSalt(db, day);
    if (salt?.day !== day) salt = { day, text: await findOrAddSalt(db, day) };
    return salt.text;
  }

  async function clear(): Promise<void> {
    const { name } = dayAt(new Date(now().getTime() - graceMs), brand.dayZone);
    if (salt && salt.day < name) salt = undefined;
    if (clearedBefore === name) return;
    await removeSeenBefore(db, name);
    clearedBefore = name;
  }

  return async (): Promise<void> => {
    for (const [day, seen] of tally.take()) {
      try {
        await write(day, seen);
      } catch (error) {
        tally.putBack(day, seen);
        report(error);
      }
    }
    await clear();
  };
}
