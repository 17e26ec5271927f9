import { expect, test } from "vitest";
import { countTests, notTried } from "./test-counts.ts";

const vitest = { numTotalTests: 9, numPassedTests: 7, numFailedTests: 2, success: false };
const playwright = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 } };

test("passed and failed tests of both tools are added up; a flaky test passed, and is told", () => {
  expect(countTests([vitest, playwright])).toEqual({ passed: 13, failed: 3, flaky: 1 });
});

test("a report of another shape is not taken for an empty one", () => {
  expect(() => countTests([{ tests: 3 }])).toThrow();
});

test("what could not be tried is told by its title, however deep it stands", () => {
  const title = "behind nginx (not tried: nginx is missing)";
  const ofVitest = { testResults: [{ assertionResults: [{ title }, { title: "is tried" }] }] };
  const ofPlaywright = {
    suites: [{ title: "file", suites: [{ specs: [{ title: "a", tests: [] }] }] }],
  };

  expect(notTried([ofVitest, ofPlaywright])).toEqual([title]);
});
