import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { settingNames } from "#server/config.ts";

test.each([
  {
    script: "backup",
    words: ["--help"],
    says: "there is no option --help; give one file, or none.",
  },
  {
    script: "restore",
    words: ["a.sqlite", "--froce"],
    says: "there is no option --froce, only --force.",
  },
  {
    script: "restore",
    words: [],
    says: "give the backup's file: npm run restore -- <file> [--force]",
  },
  {
    script: "move",
    words: ["a.sqlite"],
    says: "it takes no a.sqlite; the settings say what is moved, and where.",
  },
])(
  "npm run $script with $words says what to give it, and makes nothing",
  ({ script, words, says }) => {
    const folder = mkdtempSync(join(tmpdir(), "words-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const unset = Object.fromEntries(settingNames.map((name) => [name, ""]));

    const { status, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, `${script}.ts`), ...words],
      { cwd: folder, env: { ...process.env, ...unset }, encoding: "utf8" },
    );

    expect([status, stderr]).toEqual([1, `✗ npm run ${script}: ${says}\n`]);
    expect(readdirSync(folder)).toEqual([]);
  },
);
