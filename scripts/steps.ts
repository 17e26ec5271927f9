import { type ChildProcess, spawn } from "node:child_process";
import { delimiter, join } from "node:path";

export type Step = {
  name: string;
  command: readonly [program: string, ...args: string[]];
  /** What to do when it fails. */
  next: string;
  /** Tests show their lines as they come; other steps only when they fail. */
  isShown?: boolean;
};

const root = join(import.meta.dirname, "..");
const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Runs steps one after the other until one fails; says how each went. Gives the lines that say it. */
export async function runSteps(
  steps: readonly Step[],
): Promise<{ isWell: boolean; lines: string[] }> {
  const running = passSignalsOn();
  const lines: string[] = [];
  for (const step of steps) {
    const { isWell, line } = await runStep(step, running);
    lines.push(line);
    if (!isWell || running.isStopped) return { isWell: false, lines };
  }
  return { isWell: true, lines };
}

async function runStep({ name, command, next, isShown = false }: Step, running: Running) {
  const start = performance.now();
  if (isShown) console.log(`\n· ${name}`);
  const { code, output } = await run(command, isShown, running);
  const isWell = code === 0;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const line = isWell
    ? `✓ ${name}  ${seconds} s`
    : `✗ ${name} failed after ${seconds} s\n  What to do: ${next}`;
  console.log(isWell ? line : `${output}\n${line}`);
  return { isWell, line };
}

function run([program, ...args]: Step["command"], isShown: boolean, running: Running) {
  const path = [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter);
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: isShown ? "inherit" : ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  let output = "";
  const keep = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  running.child = child;
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });
}

type Running = { child?: ChildProcess; isStopped: boolean };

/**
 * Ctrl-C reaches a step by itself; what is meant for this process alone is passed on. Its end is waited for, and a signal that
 * comes again behind it ends nothing: what is to be cleared up would stay.
 */
function passSignalsOn(): Running {
  const running: Running = { isStopped: false };
  for (const signal of stopSignals) {
    process.on(signal, () => {
      running.isStopped = true;
      if (signal !== "SIGINT") running.child?.kill(signal);
    });
  }
  return running;
}
