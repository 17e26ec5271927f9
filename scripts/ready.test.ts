import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";

const root = join(import.meta.dirname, "..");

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A checkout in which npm finds no Node package. `npmSource` is run for npm. */
function newCheckout(npmSource: string): string {
  const folder = mkdtempSync(join(tmpdir(), "ready-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "node_modules"));
  for (const file of ["ready.mjs", "ready-browser.mjs", "ready-machine.mjs", "ready-run.mjs"]) {
    cpSync(join(root, "scripts", file), join(folder, "scripts", file));
  }
  for (const file of ["package.json", "package-lock.json"]) {
    cpSync(join(root, file), join(folder, file));
  }
  writeFileSync(join(folder, "npm-cli.js"), npmSource);
  return folder;
}

/** Makes it ready by a Node that says it is of that version. */
function makeReady(folder: string, version: string, ...words: readonly string[]) {
  const claim = join(folder, "claim.mjs");
  const versions = `{ ...process.versions, node: ${JSON.stringify(version)} }`;
  writeFileSync(claim, `Object.defineProperty(process, "versions", { value: ${versions} });`);
  const ready = ["--import", claim, join(folder, "scripts", "ready.mjs"), ...words];
  return spawnSync(process.execPath, ready, {
    encoding: "utf8",
    env: { ...process.env, npm_execpath: join(folder, "npm-cli.js") },
  });
}

const readyWith = (version: string, npmSource = "") => makeReady(newCheckout(npmSource), version);

test.each(["24.16.0", "24.21.0", "26.1.0", "27.0.0"])(
  "where npm has no Node, the machine's own %s will do",
  (version) => {
    expect(readyWith(version)).toMatchObject({ status: 0, stderr: "" });
  },
);

test.each(["22.21.0", "24.12.0", "24.15.0", "25.9.0", "26.0.0"])(
  "the machine's own %s will not: the server imports what it does not have",
  (version) => {
    const { status, stderr } = readyWith(version);

    expect(status).toBe(1);
    expect(stderr).toContain(`this machine's Node ${version} is too old`);
    expect(stderr).toContain("install Node 24.16, 26.1 or newer");
  },
);

test("a Node that an older npm has brought, and not linked, is linked", () => {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = newCheckout(`
    import { mkdirSync, symlinkSync } from "node:fs";
    if (process.argv.includes("install")) mkdirSync("node_modules/${name}");
    if (!process.argv.includes("${name}")) process.exit();
    mkdirSync("node_modules/.bin");
    symlinkSync(process.execPath, "node_modules/.bin/node");`);
  const start = () => makeReady(folder, "20.19.2");

  expect(start()).toMatchObject({ status: 0, stderr: "" });
  // As after an install by hand.
  rmSync(join(folder, "node_modules", ".bin"), { recursive: true });
  expect(start()).toMatchObject({ status: 0, stdout: "", stderr: "" });
});

test("what npm has kept is taken unasked; where that will not do, it asks, and what it says then is shown", () => {
  /** As npm does: an error is told but where that is not wanted. */
  const failsWhere = (condition: string) => `
    const words = process.argv;
    if (${condition}) process.exitCode = 1;
    if (${condition} && !words.includes("--loglevel=silent")) console.error("npm error", ...words);`;
  const isUnasked = 'words.includes("--prefer-offline")';
  const failing = readyWith("24.21.0", failsWhere("true"));

  expect(readyWith("24.21.0", failsWhere(`!${isUnasked}`)).status).toBe(0);
  expect(readyWith("24.21.0", failsWhere(isUnasked))).toMatchObject({ status: 0, stderr: "" });
  expect(failing.status).toBe(1);
  expect(failing.stdout.match(/npm error .*/g)).toEqual([expect.not.stringContaining("offline")]);
  expect(failing.stderr).toContain("npm install failed (exit code 1)");
});

test("the Node that npm brings is new enough on each machine", () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const versions = new Set(Object.values<string>(optionalDependencies));

  expect(versions.size).toBeGreaterThan(0);
  for (const version of versions) expect(readyWith(version).status).toBe(0);
});

const inputs = [
  "app/pages/home.tsx",
  "contract/leads.ts",
  "content/brand.ts",
  "public/favicon.svg",
  "server/main.ts",
  "scripts/postbuild.ts",
  "vite.config.ts",
  "package.json",
];
/** Of a build it makes no more than the names. */
const buildsByName = `
  import { cpSync } from "node:fs";
  const built = ["program/main.js", "server/index.js", "client/index.html", "csp.json"];
  if (process.argv.includes("build")) for (const file of built) cpSync("package.json", "build/" + file);`;

test("a second start installs and builds nothing; it builds what is made of anything that has changed, and what is lost", () => {
  const folder = newCheckout(buildsByName);
  const start = () => makeReady(folder, "24.21.0", "build").stdout;
  const change = (file: string) => {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    appendFileSync(join(folder, file), "\n");
  };

  expect(start()).toMatch(/✓ packages .*✓ build /s);
  change("app/pages/home.test.tsx");
  expect(start()).toBe("");

  for (const file of inputs) {
    change(file);
    expect({ file, said: start() }).toEqual({ file, said: expect.stringContaining("✓ build ") });
  }
  rmSync(join(folder, "build", "csp.json"));
  expect(start()).toContain("✓ build ");
});

/** Each found by its name alone, and nothing else is: as on a machine without apt. */
function newMachine(folder: string): string {
  const path = join(folder, "machine");
  mkdirSync(path);
  symlinkSync(process.execPath, join(path, "node"));
  writeFileSync(join(path, "chromium"), "#!/bin/sh", { mode: 0o755 });
  return path;
}

/** As the package of npm does it: unpacked where temporary files go, and told where that is. */
function bringBrowser(folder: string, version: string, program: string): void {
  const brought = join(folder, "node_modules", "@sparticuz", "chromium");
  mkdirSync(brought, { recursive: true });
  const described = { name: "@sparticuz/chromium", version, type: "module", main: "index.js" };
  writeFileSync(join(brought, "package.json"), JSON.stringify(described));
  writeFileSync(
    join(brought, "index.js"),
    `import { writeFileSync } from "node:fs";
     import { tmpdir } from "node:os";
     const file = tmpdir() + "/chromium";
     const executablePath = async () => writeFileSync(file, ${JSON.stringify(program)}, { mode: 0o755 });
     export default { executablePath };`,
  );
}

test.runIf(process.platform === "linux" && process.arch === "x64")(
  "the browser that npm brings is unpacked once for each version, and taken where it runs",
  () => {
    const folder = newCheckout("");
    const path = newMachine(folder);
    const link = join(folder, "node_modules", ".bin", "chromium-headless-shell");
    const start = () => makeReady(folder, "24.21.0", "browser");
    const isTaken = (says: string) =>
      spawnSync(link, { encoding: "utf8", env: { PATH: "/bin" } }).stdout === `${says}\n`;
    vi.stubEnv("PATH", path);
    mkdirSync(join(link, ".."));

    bringBrowser(folder, "1.0.0", "#!/bin/sh\necho one");
    expect(start()).toMatchObject({ status: 0, stdout: expect.stringContaining("✓ browser") });
    expect(isTaken("one")).toBe(true);
    expect(start()).toMatchObject({ status: 0, stdout: "" });

    bringBrowser(folder, "2.0.0", "#!/bin/sh\necho two");
    expect(start().stdout).toContain("✓ browser");
    expect(isTaken("two")).toBe(true);
    expect(readdirSync(join(folder, "node_modules", ".cache"))).toEqual(["chromium-2.0.0"]);

    bringBrowser(folder, "3.0.0", "#!/bin/sh\nexit 1");
    expect(start()).toMatchObject({ status: 0, stderr: "" });
    expect(existsSync(link)).toBe(false);

    writeFileSync(join(folder, "node_modules", "@sparticuz", "chromium", "index.js"), "}");
    expect(start()).toMatchObject({ status: 0, stderr: "" });
  },
);
