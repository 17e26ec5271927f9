import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { readConfig, settingNames } from "#server/config.ts";

const file = await readFile(join(import.meta.dirname, "../.env.example"), "utf8");
const lines = file.split("\n");
const setting = /^#([A-Z_]+)=(.*)$/;

test("it lists every setting once, in the order of config.ts, and no other", () => {
  const names = lines.flatMap((line) => setting.exec(line)?.[1] ?? []);

  expect(names).toEqual(settingNames);
});

test("above each setting one line says what it means", () => {
  for (const [index, line] of lines.entries()) {
    if (!setting.test(line)) continue;
    expect(lines[index - 1]).toMatch(/^# \S.{20,}\.$/);
    expect(lines[index - 2]).toBe("");
  }
});

test("as it stands it changes nothing", () => {
  expect(parseEnv(file)).toEqual({});
});

test("with every # taken away it gives the defaults", () => {
  const environment = parseEnv(file.replaceAll(/^#(?=[A-Z_]+=)/gm, ""));

  expect(Object.keys(environment)).toEqual(expect.arrayContaining(settingNames));
  expect(readConfig(environment)).toEqual(readConfig({}));
});

test("a setting that has a default shows it", () => {
  const defaults: Record<string, unknown> = {
    PORT: readConfig({}).port,
    HOST: readConfig({}).host,
    DATA_DIR: "./data",
    ADMIN_EMAIL: readConfig({}).adminEmail,
    MAIL_FROM: readConfig({}).mailFrom,
    REPLY_TARGET_HOURS: readConfig({}).replyTargetHours,
    RETENTION_MONTHS: readConfig({}).retentionMonths,
    TRUST_PROXY: "off",
    METRICS_HOST: "127.0.0.1",
  };
  const shown = lines.flatMap((line) => {
    const [, name = "", value] = setting.exec(line) ?? [];
    return value ? [[name, value]] : [];
  });

  const wanted = Object.entries(defaults).map(([name, value]) => [name, String(value)]);
  expect(shown).toEqual(wanted);
});

test("the README's table lists every setting once, in the same order, and no other", async () => {
  const readme = await readFile(join(import.meta.dirname, "../README.md"), "utf8");
  const rows = readme.match(/^\| [A-Z]+(?:[_A-Z, ]+)* \|/gm) ?? [];

  expect(rows.flatMap((row) => row.match(/[A-Z_]{4,}/g))).toEqual(settingNames);
});
