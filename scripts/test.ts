/** `npm test`: everything, as CI runs it. The last line counts what the test reports say. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checks } from "./checks.ts";
import { runSteps, type Step } from "./steps.ts";
import { keepTemporaryFilesInMemory } from "./temporary-files.ts";
import { countTests, notTried } from "./test-counts.ts";

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
keepTemporaryFilesInMemory();
const { isWell, lines } = await runSteps([...checks, ...tests]);
const written = [...suites.map(({ project }) => report(project)), report("journeys")].filter(
  existsSync,
);
const told = written.map((file) => JSON.parse(readFileSync(file, "utf8")));
const { passed, failed, flaky } = countTests(told);
const isWhole = isWell && written.length === tests.length;
// A step that fails without a failing test (lint, a crash) counts as one: the line never looks better than the run.
const failures = isWhole ? failed : Math.max(failed, 1);
process.exitCode = failures === 0 ? 0 : 1;
lines.push(...notTried(told).map((title) => `! ${title}`));
if (flaky > 0) lines.push(`! ${flaky} passed at their second try only: see "flaky" above.`);
console.log(`\nSummary\n${lines.join("\n")}\n\n${passed} passed, ${failures} failed`);
