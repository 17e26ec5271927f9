import * as v from "valibot";

const vitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });
/** A flaky test is one that failed and then passed: it failed. */
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

export type Counts = { passed: number; failed: number };

/** Adds up JSON reports of Vitest and Playwright. @throws when one is of neither kind. */
export function countTests(reports: readonly unknown[]): Counts {
  const counts = reports.map(countOf);
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}

function countOf(report: unknown): Counts {
  if (v.is(playwrightReport, report)) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky };
  }
  const { numPassedTests, numFailedTests } = v.parse(vitestReport, report);
  return { passed: numPassedTests, failed: numFailedTests };
}
