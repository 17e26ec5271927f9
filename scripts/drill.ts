/** `npm run drill`: the long tests. With words: only the drills whose files' names contain one of them. */
import { runSteps } from "./steps.ts";

// Told to tests/drill-record.ts, so that no other run changes docs/drills.md.
process.env.DRILL_RECORD = "1";

const { isWell } = await runSteps([
  {
    name: "drills; their figures go to docs/drills.md",
    command: ["vitest", "run", "--project", "drill", ...process.argv.slice(2)],
    next: "mend what failed above; what a drill needs and does not find, it names.",
    isShown: true,
  },
]);
process.exitCode = isWell ? 0 : 1;
