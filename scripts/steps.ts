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
  const lines: string[] = [];
  for (const step of steps) {
    const { isWell, line } = await runStep(step);
    lines.push(line);
    if (!isWell) return { isWell, lines };
  }
  return { isWell: true, lines };
}

async function runStep({ name, command, next, isShown = false }: Step) {
  const start = performance.now();
  if (isShown) console.log(`\n· ${name}`);
  const { code, output } = await run(command, isShown);
  const isWell = code === 0;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const line = isWell
    ? `✓ ${name}  ${seconds} s`
    : `✗ ${name} failed after ${seconds} s\n  What to do: ${next}`;
  console.log(isWell ? line : `${output}\n${line}`);
  return { isWell, line };
}

function run([program, ...args]: Step["command"], isShown: boolean) {
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
  stopWith(child);
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });
}

/** Ctrl-C reaches the child by itself; what is meant for this process alone is passed on. Its end is waited for. */
function stopWith(child: ChildProcess): void {
  const stop = (signal: NodeJS.Signals) => {
    if (signal !== "SIGINT") child.kill(signal);
  };
  for (const signal of stopSignals) process.on(signal, stop);
  child.once("close", () => {
    for (const signal of stopSignals) process.off(signal, stop);
  });
}
