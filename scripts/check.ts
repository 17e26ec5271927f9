/** `npm run check`: every static check, in seconds. */
import { checks } from "./checks.ts";
import { runSteps } from "./steps.ts";

const { isWell } = await runSteps(checks);
process.exitCode = isWell ? 0 : 1;
