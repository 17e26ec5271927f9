/** `npm test`: everything, as CI runs it. The last line counts what the test reports say. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checks } from "./checks.ts";
import { runSteps, type Step } from "./steps.ts";
import { countTests } from "./test-counts.ts";

const reports = join(import.meta.dirname, "..", "test-results", "reports");
const report = (name: string) => join(reports, `${name}.json`);

const suites = [
  { project: "unit", name: "unit tests" },
  { project: "sqlite", name: "API suite on SQLite" },
  { project: "postgres", name: "API suite on PostgreSQL" },
  { project: "durability", name: "durability: kills, lost databases, lost mail servers" },
];

const tests: Step[] = [
  ...suites.map(
    ({ project, name }): Step => ({
      name,
      command: [
        "vitest",
        "run",
        "--project",
        project,
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${report(project)}`,
      ],
      next: `mend what failed above; \`npx vitest --project ${project}\` runs these tests alone and again with each change.`,
      isShown: true,
    }),
  ),
  {
    name: "journeys in a browser (Playwright)",
    command: ["playwright", "test"],
    next: "mend what failed above; `npx playwright test <file>` runs one file, after `npm run build`; traces are in test-results/journeys.",
    isShown: true,
  },
];

rmSync(reports, { recursive: true, force: true });
const failed = await runSteps([...checks, ...tests]);
const counts = countTests([...suites.map(({ project }) => project), "journeys"].map(readReport));
// A step that fails without a failing test (lint, a crash) counts as one: the line never looks better than the run.
const failures = failed && counts.failed === 0 ? 1 : counts.failed;
process.exitCode = failed ? 1 : 0;
console.log(`\n${counts.passed} passed, ${failures} failed`);

/** Undefined when the step did not come to its report. */
function readReport(name: string): unknown {
  try {
    return JSON.parse(readFileSync(report(name), "utf8"));
  } catch {
    return undefined;
  }
}
