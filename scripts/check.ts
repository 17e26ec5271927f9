/** `npm run check`: every static check, in seconds. */
import { checks } from "./checks.ts";
import { runSteps } from "./steps.ts";

const failed = await runSteps(checks);
process.exitCode = failed ? 1 : 0;
