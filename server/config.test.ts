import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const recaptcha = { RECAPTCHA_SITE_KEY: "site", RECAPTCHA_SECRET: "secret" };

test("without any variable every default holds", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: "0.0.0.0",
    publicUrl: undefined,
    dataDir: resolve("./data"),
    databaseUrl: undefined,
    sqliteFile: resolve("./data/meridian360.sqlite"),
    adminEmail: "admin@meridian360.example",
    adminPassword: undefined,
    smtpUrl: undefined,
    mailFrom: "Meridian360 <hello@meridian360.example>",
    notifyEmail: undefined,
    replyTargetHours: 6,
    recaptcha: undefined,
    retentionMonths: 24,
    trustedProxies: 0,
  });
});

test("an empty variable counts as not set", () => {
  const names = ["PORT", "PUBLIC_URL", "DATABASE_URL", "ADMIN_PASSWORD", "SMTP_URL", "TRUST_PROXY"];
  expect(readConfig(Object.fromEntries(names.map((name) => [name, ""])))).toEqual(readConfig({}));
});

test("other variables of the machine are no matter", () => {
  expect(readConfig({ PATH: "/bin", PORTS: "x", NODE_ENV: "test" })).toEqual(readConfig({}));
});

describe("a good value is taken", () => {
  test.each([
    { set: { PORT: "8080" }, gives: { port: 8080 } },
    { set: { PORT: "0" }, gives: { port: 0 } },
    { set: { PORT: " 65535 " }, gives: { port: 65_535 } },
    { set: { HOST: "127.0.0.1" }, gives: { host: "127.0.0.1" } },
    { set: { HOST: "::" }, gives: { host: "::" } },
    {
      set: { PUBLIC_URL: "https://www.example.com" },
      gives: { publicUrl: "https://www.example.com" },
    },
    {
      set: { PUBLIC_URL: "https://www.example.com/" },
      gives: { publicUrl: "https://www.example.com" },
    },
    { set: { PUBLIC_URL: "http://10.0.0.1:8080" }, gives: { publicUrl: "http://10.0.0.1:8080" } },
    { set: { DATA_DIR: "/srv/data" }, gives: { sqliteFile: "/srv/data/meridian360.sqlite" } },
    { set: { DATABASE_URL: "postgres://u:p@db/x" }, gives: { databaseUrl: "postgres://u:p@db/x" } },
    { set: { DATABASE_URL: "postgresql://db/x" }, gives: { databaseUrl: "postgresql://db/x" } },
    { set: { ADMIN_EMAIL: "me@example.com" }, gives: { adminEmail: "me@example.com" } },
    { set: { ADMIN_EMAIL: "\u202ame@example.com\u202c" }, gives: { adminEmail: "me@example.com" } },
    { set: { ADMIN_PASSWORD: " 123456 " }, gives: { adminPassword: " 123456 " } },
    { set: { SMTP_URL: "smtp://u:p@mail:587" }, gives: { smtpUrl: "smtp://u:p@mail:587" } },
    { set: { SMTP_URL: "smtps://mail" }, gives: { smtpUrl: "smtps://mail" } },
    { set: { MAIL_FROM: "a@b.co" }, gives: { mailFrom: "a@b.co" } },
    { set: { MAIL_FROM: "The Office <a@b.co>" }, gives: { mailFrom: "The Office <a@b.co>" } },
    { set: { NOTIFY_EMAIL: "office@example.com" }, gives: { notifyEmail: "office@example.com" } },
    { set: recaptcha, gives: { recaptcha: { siteKey: "site", secret: "secret" } } },
    { set: { REPLY_TARGET_HOURS: "8" }, gives: { replyTargetHours: 8 } },
    { set: { RETENTION_MONTHS: "6" }, gives: { retentionMonths: 6 } },
    { set: { TRUST_PROXY: "off" }, gives: { trustedProxies: 0 } },
    { set: { TRUST_PROXY: "OFF" }, gives: { trustedProxies: 0 } },
    { set: { TRUST_PROXY: "1" }, gives: { trustedProxies: 1 } },
    { set: { TRUST_PROXY: "3" }, gives: { trustedProxies: 3 } },
  ])("$set gives $gives", ({ set, gives }) => {
    expect(readConfig(set)).toMatchObject(gives);
  });
});

describe("a wrong value is one line that names the variable", () => {
  test.each([
    ["PORT", "abc"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "3000.5"],
    ["PORT", "0x10"],
    ["PORT", "  "],
    ["HOST", "  "],
    ["PUBLIC_URL", "www.example.com"],
    ["PUBLIC_URL", "https://"],
    ["PUBLIC_URL", "https://www.example.com/site"],
    ["PUBLIC_URL", "https://www.example.com?x"],
    ["PUBLIC_URL", "https://user@www.example.com"],
    ["PUBLIC_URL", "ftp://www.example.com"],
    ["PUBLIC_URL", "javascript:alert(1)"],
    ["DATA_DIR", "  "],
    ["DATABASE_URL", "mysql://db/x"],
    ["DATABASE_URL", "db.sqlite"],
    ["ADMIN_EMAIL", "admin"],
    ["ADMIN_EMAIL", "a@b"],
    ["ADMIN_PASSWORD", "1234567"],
    ["SMTP_URL", "mail.example.com"],
    ["SMTP_URL", "http://mail.example.com"],
    ["MAIL_FROM", "The Office"],
    ["MAIL_FROM", "The Office <office>"],
    ["MAIL_FROM", "a@b.co\r\nBcc: c@d.co"],
    ["NOTIFY_EMAIL", "office"],
    ["NOTIFY_EMAIL", "a@b.co, c@d.co"],
    ["REPLY_TARGET_HOURS", "0"],
    ["REPLY_TARGET_HOURS", "201"],
    ["REPLY_TARGET_HOURS", "1.5"],
    ["RETENTION_MONTHS", "0"],
    ["RETENTION_MONTHS", "1201"],
    ["RETENTION_MONTHS", "two years"],
    ["TRUST_PROXY", "on"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "-1"],
    ["TRUST_PROXY", "1.5"],
    ["TRUST_PROXY", "33"],
  ])("%s=%j", (name, value) => {
    expect(problemOf({ [name]: value })).toMatch(new RegExp(`^${name} must .+\\.$`));
  });

  test("each half of the bot check's keys asks for the other", () => {
    expect(problemOf({ RECAPTCHA_SITE_KEY: "site" })).toMatch(/^RECAPTCHA_SECRET must be set/);
    expect(problemOf({ RECAPTCHA_SECRET: "secret" })).toMatch(/^RECAPTCHA_SITE_KEY must be set/);
  });

  test("a secret is not repeated", () => {
    expect(problemOf({ ADMIN_PASSWORD: "hunter2" })).not.toContain("hunter2");
    expect(problemOf({ DATABASE_URL: "mysql://u:hunter2@db/x" })).not.toContain("hunter2");
  });
});

function problemOf(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error("It was taken");
}
