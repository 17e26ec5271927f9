import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { settingNames } from "#server/config.ts";
import { endWithUs } from "#tests/end-with-us.ts";

const root = join(import.meta.dirname, "..");
const startWaitMs = 30_000;

export type ServerProcess = {
  url: string;
  pid: number;
  /** What it has printed so far. */
  output: () => string;
  kill: (signal: NodeJS.Signals) => void;
  /** Its exit code, or the signal that ended it. */
  exited: Promise<number | NodeJS.Signals>;
};

/**
 * The built site (with the word --dev: the site from its sources, in `folder`) as a process of its own, on a free port of 127.0.0.1 unless `settings` say otherwise.
 * Resolves when it listens.
 * @throws Error with what it printed, when it ends instead or takes too long.
 */
export async function startServer(
  settings: Record<string, string>,
  words: string[] = [],
  folder = root,
): Promise<ServerProcess> {
  const [program = "", ...args] = words.includes("--dev")
    ? [process.execPath, "server/main.ts"]
    : startCommand();
  const server = spawn(program, [...args, ...words], {
    cwd: folder,
    env: environment(settings),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const kill = (signal: NodeJS.Signals) => void server.kill(signal);
  endWithUs(server, "SIGKILL");
  const exited = once(server, "exit").then(
    ([code, signal]) => (code ?? signal) as number | NodeJS.Signals,
  );

  const lines: string[] = [];
  const output = () => lines.join("\n");
  try {
    const url = await listening(server, lines);
    return { url, pid: server.pid ?? 0, output, kill, exited };
  } catch (error) {
    kill("SIGKILL");
    throw new Error(`The server ${String(error)}. It printed:\n${output()}`);
  }
}

/** Puts the seed's posts and leads into the database of a site with these settings. @throws Error with what it printed */
export function seed(settings: Record<string, string>): void {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/seed.ts"], {
    cwd: root,
    env: environment(settings),
  });
  if (status !== 0) throw new Error(String(stderr));
}

/** What `npm start` executes, by the Node of the tests. */
function startCommand(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const [, ...words]: string[] = scripts.start.split(" ");
  return words.map((word) => (word === "node" ? process.execPath : word));
}

/** Neither the machine's settings nor those of a `.env` file reach in: an empty one counts as not set. */
function environment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const unset = Object.fromEntries(settingNames.map((name) => [name, ""]));
  const { PATH, HOME, TMPDIR, TZ } = process.env;
  return { PATH, HOME, TMPDIR, TZ, ...unset, HOST: "127.0.0.1", PORT: "0", ...settings };
}

/** Collects the process's lines; resolves with the address in the one that says it listens. */
function listening(server: ChildProcess, lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(`did not listen within ${startWaitMs} ms`), startWaitMs);
    server.once("error", (error) => reject(`did not start: ${error.message}`));
    // After the last line, unlike "exit".
    server.once("close", (code, signal) => {
      clearTimeout(late);
      reject(`ended (${code ?? signal})`);
    });
    const take = (line: string) => {
      lines.push(line);
      const url = addressIn(line);
      if (url === undefined) return;
      clearTimeout(late);
      resolve(url);
    };
    for (const stream of [server.stdout, server.stderr]) {
      if (stream) createInterface({ input: stream }).on("line", take);
    }
  });
}

function addressIn(line: string): string | undefined {
  if (!line.includes('"event":"listening"')) return undefined;
  return JSON.parse(line).url;
}
