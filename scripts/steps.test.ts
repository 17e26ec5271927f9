import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { mayHoldTests } from "./temporary-files.ts";

/** When its steps have ended it goes on until its input ends, as npm test goes on to say what it counted. */
const script = `
  import { once } from "node:events";
  import { runSteps } from ${JSON.stringify(join(import.meta.dirname, "steps.ts"))};
  import { keepTemporaryFilesInMemory } from ${JSON.stringify(join(import.meta.dirname, "temporary-files.ts"))};
  keepTemporaryFilesInMemory();
  const waits = "console.log(process.env.TMPDIR); setInterval(() => undefined, 1000)";
  const step = { name: "a suite", command: ["node", "-e", waits], next: "", isShown: true };
  const { isWell } = await runSteps([step]);
  await once(process.stdin.resume(), "end");
  process.exitCode = isWell ? 0 : 3;`;

test.each(["SIGTERM", "SIGHUP"] as const)(
  "%s ends the step, its end is waited for, and files in memory go",
  async (signal) => {
    const { TMPDIR: _, ...env } = process.env;
    const run = spawn(process.execPath, ["--input-type=module", "-e", script], {
      env,
      stdio: ["pipe", "pipe", "inherit"],
    });
    const lines: string[] = [];
    const output = createInterface({ input: run.stdout }).on("line", (line) => lines.push(line));
    while (lines.filter(Boolean).length < 2) await once(output, "line");
    const [, folder = ""] = lines.filter(Boolean);
    const ended = once(run, "close");

    run.kill(signal);
    while (!lines.some((line) => line.includes("a suite failed"))) await once(output, "line");
    run.kill(signal);
    run.stdin.end();

    expect(await ended).toEqual([3, null]);
    if (mayHoldTests()) expect(folder).toContain("meridian360-tests-");
    expect(existsSync(folder)).toBe(false);
  },
);
