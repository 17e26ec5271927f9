/** How scripts/ready.mjs runs its steps. Imports no package: nothing is installed yet. */
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const pinnedBin = join(root, "node_modules", ".bin");
export const isWindows = process.platform === "win32";
const lifeSignMs = 10_000;

/** A step that failed: what happened, and what a person can do about it. */
export class Failure extends Error {
  constructor(what, next) {
    super(what);
    this.next = next;
  }
}

let running;

/** Ctrl-C reaches the child by itself; a SIGTERM sent to this process alone does not. */
export function stopWithSignals() {
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => {
      running?.kill(signal);
      process.exit(signal === "SIGINT" ? 130 : 143);
    });
  }
}

/** Says that it begins, that it still lives, and how long it took. */
export async function step(name, work) {
  const start = performance.now();
  const elapsed = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  console.log(`· ${name} …`);
  const lifeSign = setInterval(() => console.log(`  ${name}: ${elapsed()} …`), lifeSignMs);
  try {
    await work();
    console.log(`✓ ${name}  ${elapsed()}`);
  } finally {
    clearInterval(lifeSign);
  }
}

/** The npm that runs this script, else the one on the path. */
export function npm(args, options) {
  const own = process.env.npm_execpath;
  return own?.endsWith("npm-cli.js")
    ? run(process.execPath, [own, ...args], options)
    : run("npm", args, options);
}

/** Shows the child's lines as they come, indented, but those that `hide` fits; a quiet one's only when it fails. */
export function run(command, args, { env = {}, isQuiet = false, hide } = {}) {
  const path = [pinnedBin, ...pathFolders()].join(delimiter);
  running = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PATH: path, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    shell: isWindows && command !== process.execPath,
  });
  const kept = [];
  for (const stream of [running.stdout, running.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      if (isQuiet) kept.push(line);
      else if (line.trim() && !hide?.test(line)) console.log(`  ${line}`);
    });
  }
  return new Promise((done, failed) => {
    running.once("error", failed);
    running.once("close", (code, signal) => {
      if (code === 0) return done();
      for (const line of kept.slice(-20)) console.log(`  ${line}`);
      failed(new Error(signal ?? `exit code ${code}`));
    });
  });
}

/** Undefined when it is not there, or not whole. */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Undefined when it is not a folder. */
export function listFolder(path) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return undefined;
  }
}

export function pathFolders() {
  return (process.env.PATH ?? process.env.Path ?? "").split(delimiter);
}
