import * as v from "valibot";

const vitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

/** `flaky` of those that passed did so at their second try: told, so that somebody looks. */
export type Counts = { passed: number; failed: number; flaky: number };

/** Adds up JSON reports of Vitest and Playwright. @throws when one is of neither kind. */
export function countTests(reports: readonly unknown[]): Counts {
  const counts = reports.map(countOf);
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    flaky: counts.reduce((sum, { flaky }) => sum + flaky, 0),
  };
}

function countOf(report: unknown): Counts {
  if (v.is(playwrightReport, report)) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected + flaky, failed: unexpected, flaky };
  }
  const { numPassedTests, numFailedTests } = v.parse(vitestReport, report);
  return { passed: numPassedTests, failed: numFailedTests, flaky: 0 };
}
