import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
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
    const folder = newFolder();

    const { status, stderr } = run(script, words, folder);

    expect([status, stderr]).toEqual([1, `✗ npm run ${script}: ${says}\n`]);
    expect(readdirSync(folder)).toEqual([]);
  },
);

test("a .env that can not be read stops a command, where its settings would be missed", () => {
  const folder = newFolder();
  symlinkSync("elsewhere.env", join(folder, ".env"));

  const { status, stderr } = run("backup", [], folder);

  expect([status, stderr]).toEqual([1, "✗ npm run backup: .env is there, but can not be read.\n"]);
});

test("what another user owns is said to be that, and what to do", () => {
  // In words of Node's own: whoever runs the tests as root may read everything.
  const refusal = `Object.assign(new Error("EACCES: permission denied, open 'a.dump'"), { code: "EACCES" })`;
  const command = `import { runCommand } from ${JSON.stringify(join(import.meta.dirname, "run-command.ts"))};
    await runCommand("restore", () => Promise.reject(${refusal}));`;

  const { status, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", command],
    {
      encoding: "utf8",
    },
  );

  expect([status, stderr]).toEqual([
    1,
    "✗ npm run restore: EACCES: permission denied, open 'a.dump'. Give it to the user that runs this (chown), or copy it as that user.\n",
  ]);
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "words-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** As npm does, in a folder of its own, with no settings of this machine. */
function run(script: string, words: string[], folder: string) {
  const unset = Object.fromEntries(settingNames.map((name) => [name, ""]));
  return spawnSync(process.execPath, [join(import.meta.dirname, `${script}.ts`), ...words], {
    cwd: folder,
    env: { ...process.env, ...unset },
    encoding: "utf8",
  });
}
