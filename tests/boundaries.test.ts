import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { habits, imports, type Planted } from "./planted-violations.ts";

const root = join(import.meta.dirname, "..");
const ours = new Set([...imports, ...habits].map(({ rule }) => rule));

/** The names of our rules that spoke up, for each planted file, in the order of its lines. */
const spoken = new Map<Planted, string[]>();

const folders: string[] = [];

beforeAll(() => {
  for (const batch of withoutRepetition([...imports, ...habits])) lint(batch);
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test.each(imports)("$file, importing $targets: $rule", (planted) => {
  const { rule, targets } = planted;
  const said = spoken.get(planted)?.filter((name) => name.includes("-"));

  expect(said).toEqual(rule ? targets.map(() => rule) : []);
});

test.each(habits)("$file: $rule", (planted) => {
  const { rule } = planted;

  expect([...new Set(spoken.get(planted))]).toEqual(rule ? [rule] : []);
});

test.each([
  { folder: "contract", part: "contract", unknown: ["document", "process", "fetch"] },
  { folder: "content", part: "contract", unknown: ["document", "process", "fetch"] },
  { folder: "server", part: "server", unknown: ["document", "window"] },
  { folder: "app", part: "app", unknown: ["process", "Buffer"] },
])("$folder/ does not know $unknown", ({ part, folder, unknown }) => {
  const code = `export const a = [${unknown}];`;
  const configs = ["tsconfig.base.json", `tsconfig.${part}.json`];
  const project = projectOf(configs, [{ file: `${folder}/a.ts`, code }]);
  symlinkSync(join(root, "node_modules"), join(project, "node_modules"));

  const types = run("tsc", ["-p", `tsconfig.${part}.json`, "--incremental", "false"], project);

  const missing = [...types.matchAll(/a\.ts.*Cannot find name '(\w+)'/g)].map(([, name]) => name);
  expect(missing).toEqual(unknown);
});

/** Batches in which each file name comes once. */
function withoutRepetition(all: readonly Planted[]): Planted[][] {
  const batches: Map<string, Planted>[] = [];
  for (const planted of all) {
    const free = batches.find((batch) => !batch.has(planted.file)) ?? new Map();
    if (free.size === 0) batches.push(free);
    free.set(planted.file, planted);
  }
  return batches.map((batch) => [...batch.values()]);
}

function lint(batch: readonly Planted[]): void {
  const project = projectOf(["biome.json", ".gitignore"], batch);
  const options = ["lint", "--reporter=json", "--max-diagnostics=none"];
  const { diagnostics } = JSON.parse(run("biome", options, project));
  for (const planted of batch) {
    const names = diagnostics
      .filter((said: Finding) => said.location.path === planted.file)
      .sort((one: Finding, other: Finding) => lineOf(one) - lineOf(other))
      .map(nameOf);
    spoken.set(
      planted,
      names.filter((name: string) => ours.has(name)),
    );
  }
}

type Finding = {
  category: string;
  message: string;
  location: { path: string; start: { line: number } };
};

function lineOf({ location }: Finding): number {
  return location.start.line;
}

/** Our own rules share one of Biome's, and begin their message with their name. */
function nameOf({ category, message }: Finding): string {
  return /^([a-z]+(?:-[a-z]+)+): /.exec(message)?.[1] ?? category.split("/").at(-1) ?? "";
}

/** A folder with copies of our own configuration, and the planted files. */
function projectOf(configs: readonly string[], files: readonly Planted[]): string {
  const folder = mkdtempSync(join(tmpdir(), "boundaries-"));
  folders.push(folder);
  for (const name of configs) copyFileSync(join(root, name), join(folder, name));
  for (const { file, code } of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  return folder;
}

/** What it printed; that it found something is no failure here. */
function run(program: string, args: readonly string[], cwd: string): string {
  const { error, stdout } = spawnSync(join(root, "node_modules", ".bin", program), args, {
    cwd,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw error;
  return stdout;
}
