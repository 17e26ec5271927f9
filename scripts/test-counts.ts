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

/** What this machine lacks something for: such tests say so in their title, and are skipped. */
export function notTried(reports: readonly unknown[]): string[] {
  return reports
    .flatMap((report) => [...titlesIn(report)])
    .filter((title) => title.includes("(not tried: "));
}

/** Both tools nest tests in files and groups, and Playwright groups in groups. */
function* titlesIn(report: unknown): Generator<string> {
  if (typeof report !== "object" || report === null) return;
  for (const [key, value] of Object.entries(report)) {
    if (key === "title" && typeof value === "string") yield value;
    else yield* titlesIn(value);
  }
}
