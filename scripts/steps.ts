import { spawn } from "node:child_process";
import { join } from "node:path";

export type Step = {
  name: string;
  command: readonly [program: string, ...args: string[]];
  /** What to do when it fails. */
  next: string;
  /** Tests show their lines as they come; other steps only when they fail. */
  isShown?: boolean;
};

const root = join(import.meta.dirname, "..");

/** Runs steps one after the other; the first that fails ends it. Gives that step, or undefined when all succeed. */
export async function runSteps(steps: readonly Step[]): Promise<Step | undefined> {
  for (const step of steps) {
    if (!(await runStep(step))) return step;
  }
  return undefined;
}

async function runStep({ name, command, next, isShown = false }: Step): Promise<boolean> {
  const start = performance.now();
  if (isShown) console.log(`\n· ${name}`);
  const { code, output } = await run(command, isShown);
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  if (code === 0) {
    console.log(`✓ ${name}  ${seconds}`);
    return true;
  }
  console.error(`${output}\n✗ ${name} failed after ${seconds}\n  What to do: ${next}`);
  return false;
}

/** Programs of node_modules are found because npm puts them on the path. */
function run([program, ...args]: Step["command"], isShown: boolean) {
  const child = spawn(program, args, {
    cwd: root,
    stdio: isShown ? "inherit" : ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  let output = "";
  const keep = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });
}
