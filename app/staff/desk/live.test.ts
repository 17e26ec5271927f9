import fc from "fast-check";
import { expect, test } from "vitest";
import { pauseMs } from "./live.ts";

test("a broken stream is tried again after a second at most, later after half a minute at most", () => {
  expect(pauseMs(0, 1)).toBe(1000);
  expect(pauseMs(1, 1)).toBe(2000);
  expect(pauseMs(4, 1)).toBe(16_000);
  expect(pauseMs(5, 1)).toBe(30_000);
});

test("the pause is never longer than half a minute, and never nothing", () => {
  fc.assert(
    fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, random) => {
      const ms = pauseMs(attempt, random);
      expect(ms).toBeGreaterThanOrEqual(500);
      expect(ms).toBeLessThanOrEqual(30_000);
    }),
  );
});
