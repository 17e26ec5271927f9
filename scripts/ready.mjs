/**
 * Makes the checkout ready for the npm script that follows, and does nothing that is already done.
 * Runs on the host's own Node 20 or newer before any package is there: so it is JavaScript and imports no package.
 *
 *   node scripts/ready.mjs [dev] [build] [browser] [postgres]
 *
 * Without `dev` the packages of tests and lint are left out, which halves the first start.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { browser } from "./ready-browser.mjs";
import { postgres } from "./ready-machine.mjs";
import {
  Failure,
  isWindows,
  listFolder,
  npm,
  pinnedBin,
  readJson,
  root,
  run,
  step,
  stopWithSignals,
} from "./ready-run.mjs";

const packagesStamp = join(root, "node_modules", ".ready.json");
const buildStamp = join(root, "build", "ready.json");

/** The first Node of each line that has what the server imports: `randomUUIDv7` (decision 044). 25 never had it. */
const oldestNodes = [
  [24, 16],
  [26, 1],
];
const oldestWords = `Node ${oldestNodes.map((version) => version.join(".")).join(", ")} or newer`;
/** What the built site depends on. */
const buildInputs = [
  "app",
  "contract",
  "content",
  "public",
  "server",
  "scripts/build-server.ts",
  "scripts/page-files.ts",
  "scripts/postbuild.ts",
  "scripts/service-worker.ts",
  "react-router.config.ts",
  "vite.config.ts",
  "package.json",
  "package-lock.json",
];
/** Vite names every file that it writes. */
const builtFile = /^build\/(client|server)\//;

const steps = { build, browser, postgres };

await main(process.argv.slice(2));

async function main(wanted) {
  const unknown = wanted.find((word) => word !== "dev" && !Object.hasOwn(steps, word));
  if (unknown)
    return fail(new Failure(`unknown word: ${unknown}`, "Use dev, build, browser, postgres."));

  stopWithSignals();
  try {
    await packages(wanted.includes("dev"));
    for (const [word, makeReady] of Object.entries(steps)) {
      if (wanted.includes(word)) await makeReady();
    }
  } catch (error) {
    fail(error);
  }
}

function fail(error) {
  if (!(error instanceof Failure)) throw error;
  console.error(`✗ ${error.message}\n  What to do: ${error.next}`);
  process.exitCode = 1;
}

/** Installs what package-lock.json names. Test packages that are there stay there. */
async function packages(isDev) {
  const key = packagesKey();
  const stamp = readJson(packagesStamp);
  const isWhole = stamp ? stamp.isWhole : hasDevPackages();
  if (stamp?.key === key && (isWhole || !isDev)) {
    await linkNode();
    return checkNode();
  }

  const isAll = isDev || isWhole;
  rmSync(packagesStamp, { force: true });
  await step(isAll ? "packages, tests' included" : "packages", async () => {
    await install(isAll ? "--include=dev" : "--omit=dev");
    await linkNode();
    await checkNodeRuns();
  });
  writeFileSync(packagesStamp, JSON.stringify({ key, isWhole: isAll }));
}

/**
 * By what npm has kept, first: nothing is asked for again, and what is missing once only. Its copy of a list may be older than
 * the version that is wanted: then all is asked for.
 */
async function install(which) {
  // Not `npm ci`: the lock file may lack the binaries of other platforms, which it refuses.
  const words = ["install", "--no-save", which, "--no-audit", "--no-fund"];
  await npm([...words, "--prefer-offline", "--fetch-retries=0", "--loglevel=silent"])
    .catch(() => npm([...words, "--loglevel=error"]))
    .catch((error) => {
      throw new Failure(
        `npm install failed (${error.message})`,
        "see npm's lines above; check the network and the free disk space, then repeat the command.",
      );
    });
}

/** npm before 11 (that of Node 20 and 22) deletes the link to this machine's Node with those to other machines'. */
async function linkNode() {
  const name = `node-${isWindows ? "win" : process.platform}-${process.arch}`;
  if (hasPinnedNode() || !existsSync(join(root, "node_modules", name))) return;
  await npm(["rebuild", name, "--loglevel=error"]);
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

function hasPinnedNode() {
  return existsSync(join(pinnedBin, isWindows ? "node.cmd" : "node"));
}

/** npm scripts find the pinned Node first; where there is none for the machine, the host's must do. */
function checkNode() {
  if (hasPinnedNode() || isNewEnough(process.versions.node)) return;
  throw new Failure(
    `there is no Node package for ${process.platform} ${process.arch}, and this machine's Node ${process.versions.node} is too old`,
    `install ${oldestWords} (https://nodejs.org), then repeat the command.`,
  );
}

function isNewEnough(version) {
  const [major, minor] = version.split(".").map(Number);
  const [newestLine] = oldestNodes.at(-1);
  return major > newestLine || oldestNodes.some(([line, from]) => major === line && minor >= from);
}

/** After an install only: it starts a process. */
async function checkNodeRuns() {
  checkNode();
  await run("node", ["--version"], { isQuiet: true }).catch(() => {
    throw new Failure(
      "the Node package in node_modules does not start on this machine",
      `its C library may be another (Alpine): use a machine with glibc, or delete node_modules/.bin/node and install ${oldestWords}.`,
    );
  });
}

async function build() {
  const key = buildKey();
  const built = ["program/main.js", "server/index.js", "client/index.html", "csp.json"];
  const isThere = built.every((file) => existsSync(join(root, "build", file)));
  if (isThere && readJson(buildStamp)?.key === key) return;

  rmSync(buildStamp, { force: true });
  await step("build", () =>
    npm(["run", "build", "--silent"], {
      env: { NODE_ENV: "production" },
      hide: builtFile,
    }).catch((error) => {
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
