import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { clockByIntl, clockByTemporal } from "./wall-clock.ts";

// As browsers of today have it. Node 24 has none, and V8's of that time takes forty times as long as Intl: all other tests go by Intl.
setFlagsFromString("--harmony-temporal");
const temporal = runInNewContext("Temporal");

beforeEach(() => void vi.stubGlobal("Temporal", temporal));
afterEach(() => void vi.unstubAllGlobals());

test("where there is Temporal it tells the clock, else Intl", async () => {
  onTestFinished(() => void vi.resetModules());
  const clockOf = async () => {
    vi.resetModules();
    return (await import("./wall-clock.ts")).clockOf.name;
  };
  expect(await clockOf()).toBe("clockByTemporal");
  vi.stubGlobal("Temporal", undefined);
  expect(await clockOf()).toBe("clockByIntl");
});

const zones = ["America/Chicago", "Asia/Kolkata", "America/St_Johns", "Pacific/Apia", "UTC"];
const from = Date.parse("1971-01-01T00:00:00Z");
const until = Date.parse("2100-01-01T00:00:00Z");

test("clocks show the same, told by Temporal and by Intl", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: from, max: until }),
      fc.constantFrom(...zones),
      (instant, zone) => {
        expect(clockByTemporal(instant, zone)).toBe(clockByIntl(instant, zone));
      },
    ),
    { numRuns: 1000 },
  );
});

test.each([
  { at: "2026-03-08T07:59:59.999Z", shows: "2026-03-08T01:59:00.000Z" },
  { at: "2026-03-08T08:00:00.000Z", shows: "2026-03-08T03:00:00.000Z" },
  { at: "2026-11-01T06:30:00.000Z", shows: "2026-11-01T01:30:00.000Z" },
  { at: "2026-11-01T07:30:00.000Z", shows: "2026-11-01T01:30:00.000Z" },
])("Austin's clock at $at, around a change of it", ({ at, shows }) => {
  for (const clock of [clockByTemporal, clockByIntl]) {
    expect(clock(Date.parse(at), "America/Chicago")).toBe(Date.parse(shows));
  }
});
