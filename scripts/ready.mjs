/**
 * Makes the checkout ready for the npm script that follows, and does nothing that is already done.
 * Runs on the host's own Node 18 or newer before any package is there: so it is JavaScript and imports no package.
 *
 *   node scripts/ready.mjs [dev] [build] [browser] [postgres]
 *
 * Without `dev` the packages of tests and lint are left out, which halves the first start.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const packagesStamp = join(root, "node_modules", ".ready.json");
const buildStamp = join(root, "build", "ready.json");
const pinnedBin = join(root, "node_modules", ".bin");
const isWindows = process.platform === "win32";

/** Node below this cannot run the server's TypeScript as it is. */
const oldestNode = [24, 12];
/** What the built pages depend on; the server runs from its sources. */
const buildInputs = [
  "app",
  "contract",
  "content",
  "public",
  "scripts/postbuild.ts",
  "react-router.config.ts",
  "vite.config.ts",
  "package-lock.json",
];
const lifeSignMs = 10_000;

/** A step that failed: what happened, and what a person can do about it. */
class Failure extends Error {
  constructor(what, next) {
    super(what);
    this.next = next;
  }
}

const steps = { packages, build, browser, postgres };
let running;

await main(process.argv.slice(2));

async function main(wanted) {
  const unknown = wanted.find((word) => word !== "dev" && !Object.hasOwn(steps, word));
  if (unknown)
    return fail(new Failure(`unknown word: ${unknown}`, "Use dev, build, browser, postgres."));

  // Ctrl-C reaches the child by itself; a SIGTERM sent to this process alone does not.
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stop(signal));
  try {
    await packages(wanted.includes("dev"));
    for (const word of ["build", "browser", "postgres"]) {
      if (wanted.includes(word)) await steps[word]();
    }
  } catch (error) {
    fail(error);
  }
}

function stop(signal) {
  running?.kill(signal);
  process.exit(signal === "SIGINT" ? 130 : 143);
}

function fail(error) {
  console.error(`✗ ${error.message}`);
  if (error.next) console.error(`  What to do: ${error.next}`);
  process.exitCode = 1;
}

/** Installs what package-lock.json names. Test packages that are there stay there. */
async function packages(isDev) {
  const key = packagesKey();
  const stamp = readJson(packagesStamp);
  const isWhole = stamp ? stamp.isWhole : hasDevPackages();
  if (stamp?.key === key && (isWhole || !isDev)) return checkNode();

  const isAll = isDev || isWhole;
  rmSync(packagesStamp, { force: true });
  await step(isAll ? "packages, tests' included" : "packages", async () => {
    // Not `npm ci`: it refuses a lock file without the binaries of other platforms (docs/decisions).
    const omit = isAll ? "--include=dev" : "--omit=dev";
    await npm(["install", "--no-save", omit, "--no-audit", "--no-fund", "--loglevel=error"]).catch(
      (error) => {
        throw new Failure(
          `npm install failed (${error.message})`,
          "see npm's lines above; check the network and the free disk space, then repeat the command.",
        );
      },
    );
    await checkNodeRuns();
  });
  writeFileSync(packagesStamp, JSON.stringify({ key, isWhole: isAll }));
}

/** Of the packages named and the machine they are for; other parts of package.json change nothing. */
function packagesKey() {
  const { dependencies, devDependencies, optionalDependencies } = readJson(
    join(root, "package.json"),
  );
  const named = JSON.stringify([dependencies, devDependencies, optionalDependencies]);
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .update(`${named} ${process.platform} ${process.arch}`)
    .digest("hex");
}

/** True when somebody ran `npm install` by hand. */
function hasDevPackages() {
  return existsSync(join(root, "node_modules", "vitest"));
}

/** npm scripts find the pinned Node first; where there is none for the machine, the host's must do. */
function checkNode() {
  if (existsSync(join(pinnedBin, isWindows ? "node.cmd" : "node"))) return;
  const [major, minor] = process.versions.node.split(".").map(Number);
  const isNewEnough = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
  if (isNewEnough) return;
  throw new Failure(
    `there is no Node package for ${process.platform} ${process.arch}, and this machine's Node ${process.versions.node} is too old`,
    `install Node ${oldestNode.join(".")} or newer (https://nodejs.org), then repeat the command.`,
  );
}

/** After an install only: it starts a process. */
async function checkNodeRuns() {
  checkNode();
  await run("node", ["--version"], { isQuiet: true }).catch(() => {
    throw new Failure(
      "the Node package in node_modules does not start on this machine",
      `its C library may be another (Alpine): use a machine with glibc, or delete node_modules/.bin/node and install Node ${oldestNode.join(".")} or newer.`,
    );
  });
}

async function build() {
  const key = buildKey();
  const built = ["server/index.js", "client/index.html", "csp.json"];
  const isThere = built.every((file) => existsSync(join(root, "build", file)));
  if (isThere && readJson(buildStamp)?.key === key) return;

  rmSync(buildStamp, { force: true });
  await step("build", () =>
    npm(["run", "build", "--silent"], { NODE_ENV: "production" }).catch((error) => {
      throw new Failure(
        `the build failed (${error.message})`,
        "mend what the lines above name, then repeat the command; `npm run build` builds alone.",
      );
    }),
  );
  writeFileSync(buildStamp, JSON.stringify({ key }));
}

/** Of contents, not of times: a checkout makes every file new. */
function buildKey() {
  const hash = createHash("sha256");
  for (const input of buildInputs) {
    for (const file of filesOf(input)) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update("\0");
    }
  }
  return hash.digest("hex");
}

function filesOf(path) {
  const entries = listFolder(join(root, path));
  if (!entries) return existsSync(join(root, path)) ? [path] : [];
  return entries
    .filter((entry) => !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => `${path}/${entry.name}`)
    .sort()
    .flatMap(filesOf);
}

/** Undefined when it is not a folder. */
function listFolder(path) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return undefined;
  }
}

/** A Chromium for the journeys: the machine's, Debian's, or Playwright's own. */
async function browser() {
  if (["chromium", "google-chrome"].some(isOnPath)) return;
  await step("browser", async () => {
    if (canApt() && (await apt("chromium"))) return;
    const withLibraries = canApt() ? ["--with-deps"] : [];
    await run("playwright", ["install", ...withLibraries, "chromium"]).catch((error) => {
      throw new Failure(
        `no browser could be installed (${error.message})`,
        "install Chromium or Chrome so that `chromium` or `google-chrome` is found, then repeat the command.",
      );
    });
  });
}

/** A PostgreSQL for the API suite. Where none can be installed, tests/databases.ts uses the embedded one. */
async function postgres() {
  const versions = listFolder("/usr/lib/postgresql") ?? [];
  if (process.env.TEST_DATABASE_URL || versions.length > 0 || !canApt()) return;
  await step("PostgreSQL", async () => {
    if (!(await apt("postgresql"))) console.log("  not available; the tests use the embedded one");
  });
}

function canApt() {
  return process.getuid?.() === 0 && isOnPath("apt-get");
}

/** False when Debian has no such package for this machine. */
async function apt(name) {
  const options = { env: { DEBIAN_FRONTEND: "noninteractive" }, isQuiet: true };
  const install = ["install", "-y", "--no-install-recommends", name];
  const isInstalled = () =>
    run("apt-get", install, options).then(
      () => true,
      () => false,
    );
  const isListed = listFolder("/var/lib/apt/lists")?.some(({ name }) => name.includes("_Packages"));
  if (isListed && (await isInstalled())) return true;

  // The lists are missing, as in a fresh container, or too old.
  await run("apt-get", ["update"], options).catch(() => undefined);
  return isInstalled();
}

function isOnPath(name) {
  return pathOf(process.env).some((folder) => existsSync(join(folder, name)));
}

function pathOf(env) {
  return (env.PATH ?? env.Path ?? "").split(delimiter);
}

/** Says that it begins, that it still lives, and how long it took. */
async function step(name, work) {
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
function npm(args, env = {}) {
  const own = process.env.npm_execpath;
  return own?.endsWith("npm-cli.js")
    ? run(process.execPath, [own, ...args], { env })
    : run("npm", args, { env });
}

/** Shows the child's lines as they come, indented; a quiet one's only when it fails. */
function run(command, args, { env = {}, isQuiet = false } = {}) {
  const path = [pinnedBin, ...pathOf(process.env)].join(delimiter);
  running = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PATH: path, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    shell: isWindows && command !== process.execPath,
  });
  const output = [];
  const show = (lines) => lines && process.stdout.write(`  ${lines.replaceAll("\n", "\n  ")}\n`);
  const take = (chunk) => (isQuiet ? output.push(chunk) : show(String(chunk).trimEnd()));
  running.stdout.on("data", take);
  running.stderr.on("data", take);
  return new Promise((done, failed) => {
    running.once("error", failed);
    running.once("close", (code, signal) => {
      if (code === 0) return done();
      show(output.join("").trimEnd().split("\n").slice(-20).join("\n"));
      failed(new Error(signal ?? `exit code ${code}`));
    });
  });
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
