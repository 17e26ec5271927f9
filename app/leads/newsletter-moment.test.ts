import { expect, test } from "vitest";
import { newsletterMoment } from "./newsletter-moment.ts";

const idle = { sinceLoadMs: 0, isAnswered: false, isBusy: false };

test.each([
  { sinceLoadMs: 0, lookAgainInMs: 80_000 },
  { sinceLoadMs: 30_000, lookAgainInMs: 50_000 },
  { sinceLoadMs: 79_999, lookAgainInMs: 1 },
])("$sinceLoadMs ms after the load it looks again in $lookAgainInMs", (look) => {
  const { sinceLoadMs, lookAgainInMs } = look;
  expect(newsletterMoment({ ...idle, sinceLoadMs })).toEqual({ lookAgainInMs });
});

test("it opens after 80 seconds, and later", () => {
  expect(newsletterMoment({ ...idle, sinceLoadMs: 80_000 })).toBe("now");
  expect(newsletterMoment({ ...idle, sinceLoadMs: 500_000 })).toBe("now");
});

test("it waits, a second at a time, for a visitor who is busy", () => {
  expect(newsletterMoment({ ...idle, sinceLoadMs: 80_000, isBusy: true })).toEqual({
    lookAgainInMs: 1000,
  });
});

test("it never opens by itself where it was answered", () => {
  expect(newsletterMoment({ ...idle, sinceLoadMs: 80_000, isAnswered: true })).toBeUndefined();
});
