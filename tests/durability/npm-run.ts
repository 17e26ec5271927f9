import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { settingNames } from "#server/config.ts";

const root = join(import.meta.dirname, "..", "..");

/** Runs the script of that word of package.json to its end. `onOutput` hears of the process when it has said something. */
export async function npmRun(
  word: string,
  args: string[],
  settings: Record<string, string>,
  onOutput: (child: ChildProcess) => void = () => undefined,
) {
  const unset = Object.fromEntries(settingNames.map((name) => [name, ""]));
  const child = spawn(process.execPath, [join(root, "scripts", `${word}.ts`), ...args], {
    cwd: root,
    env: { ...process.env, ...unset, ...settings },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
      onOutput(child);
    });
  }
  const [code] = await once(child, "close");
  return { code, output };
}
