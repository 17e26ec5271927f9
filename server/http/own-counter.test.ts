import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createOwnCounter } from "./own-counter.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const windowMs = 60_000;
const call = fc.record({
  key: fc.constantFrom("one", "other", "third"),
  points: fc.constantFrom(1, 1, 2, -1),
  waitMs: fc.oneof(fc.nat({ max: 1000 }), fc.nat({ max: 2 * windowMs }), fc.constant(windowMs)),
});

test("each key is counted for a minute from its first time on, whatever comes under others", () => {
  fc.assert(
    fc.property(fc.array(call, { maxLength: 60 }), (calls) => {
      const counter = createOwnCounter({ seconds: windowMs / 1000 });
      const counts = new Map<string, { count: number; endsAtMs: number }>();
      for (const { key, points, waitMs } of calls) {
        vi.advanceTimersByTime(waitMs);
        const known = counts.get(key);
        const hasEnded = known === undefined || Date.now() >= known.endsAtMs;
        const before = hasEnded ? { count: 0, endsAtMs: Date.now() + windowMs } : known;
        const after = { ...before, count: before.count + points };
        counts.set(key, after);

        expect(counter.add(key, points)).toEqual({
          count: after.count,
          endsInMs: after.endsAtMs - Date.now(),
        });
      }
    }),
  );
});
