import { expect, test } from "vitest";
import { countTests } from "./test-counts.ts";

const vitest = { numTotalTests: 9, numPassedTests: 7, numFailedTests: 2, success: false };
const playwright = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 } };

test("passed and failed tests of both tools are added up; a flaky test passed, and is told", () => {
  expect(countTests([vitest, playwright])).toEqual({ passed: 13, failed: 3, flaky: 1 });
});

test("a report of another shape is not taken for an empty one", () => {
  expect(() => countTests([{ tests: 3 }])).toThrow();
});
