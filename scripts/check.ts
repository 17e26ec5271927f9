/** `npm run check`: every static check, in seconds; and which facts a person should look up again. */

import { overdueFacts, overdueLines, readFacts } from "#server/system/overdue-facts.ts";
import { checks } from "./checks.ts";
import { runSteps } from "./steps.ts";

const { isWell } = await runSteps(checks);
const today = new Date().toISOString().slice(0, 10);
// A day that has come is no fault of this change: it is told and fails nothing.
for (const line of overdueLines(overdueFacts(await readFacts(), today))) console.log(line);
process.exitCode = isWell ? 0 : 1;
