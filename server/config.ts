import { lstatSync } from "node:fs";
import { join, resolve } from "node:path";
import * as v from "valibot";
import { brand } from "#content/brand.ts";
import { EMAIL, seen } from "#contract/leads.ts";
import { passwordLengthMin } from "#contract/staff.ts";

/** A wrong setting; its message is one line that names the variable. */
export class ConfigError extends Error {}

const text = (rule: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(rule));
const url = (rule: string, schemes: readonly string[]) =>
  v.pipe(
    text(rule),
    v.check((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol), rule),
  );
const emailRule = "must be an email address";
const email = v.pipe(text(emailRule), seen, v.regex(EMAIL, emailRule));
const wholeNumber = (max: number, rule: string) =>
  v.pipe(text(rule), v.regex(/^\d+$/, rule), v.transform(Number), v.maxValue(max, rule));

const portRule = "must be a whole number from 0 (any free port) to 65535";
const mailFromRule = "must be an email address, or a name and an <address>";
const monthsRule = "must be a whole number of months from 1 to 1200";
const hoursRule = "must be a whole number of office hours from 1 to 200";
const passwordRule = `must have at least ${passwordLengthMin} characters`;
const proxyRule = "must be off, or how many proxies stand in front (1, 2, …)";
const originRule = "must be an origin such as https://www.example.com, without a path";

/** Every variable, its check and its default, in the order of the README's table. Source: DECISIONS.md "Configuration". */
const settings = {
  PORT: v.optional(wholeNumber(65_535, portRule), "3000"),
  HOST: v.optional(text("must be an address to listen on"), "0.0.0.0"),
  PUBLIC_URL: v.optional(
    v.pipe(
      url(originRule, ["http:", "https:"]),
      v.check((value) => /^https?:\/\/[^/?#@]+\/?$/.test(value), originRule),
      v.transform((value) => new URL(value).origin),
    ),
  ),
  DATA_DIR: v.optional(text("must be a folder"), "./data"),
  DATABASE_URL: v.optional(
    url("must be postgres://… (without it, a SQLite file in DATA_DIR)", [
      "postgres:",
      "postgresql:",
    ]),
  ),
  ADMIN_EMAIL: v.optional(email, "admin@meridian360.example"),
  ADMIN_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(passwordLengthMin, passwordRule))),
  SMTP_URL: v.optional(url("must be smtp://… or smtps://…", ["smtp:", "smtps:"])),
  MAIL_FROM: v.optional(
    v.pipe(
      text(mailFromRule),
      v.regex(
        /^(?:[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+)$/,
        mailFromRule,
      ),
    ),
    `${brand.name} <${brand.email}>`,
  ),
  NOTIFY_EMAIL: v.optional(email),
  REPLY_TARGET_HOURS: v.optional(
    v.pipe(wholeNumber(200, hoursRule), v.minValue(1, hoursRule)),
    "6",
  ),
  RECAPTCHA_SITE_KEY: v.optional(text("must not be blank")),
  RECAPTCHA_SECRET: v.optional(text("must not be blank")),
  RETENTION_MONTHS: v.optional(
    v.pipe(wholeNumber(1200, monthsRule), v.minValue(1, monthsRule)),
    "24",
  ),
  TRUST_PROXY: v.optional(
    v.pipe(
      text(proxyRule),
      v.transform((value) => (value.toLowerCase() === "off" ? "0" : value)),
      wholeNumber(32, proxyRule),
    ),
    "off",
  ),
  METRICS_PORT: v.optional(wholeNumber(65_535, `${portRule}, or not set`)),
  METRICS_HOST: v.optional(text("must be an address to listen on"), "127.0.0.1"),
};

/** The names, for `.env.example` and the README to be compared with. */
export const settingNames = Object.keys(settings);

export type Config = {
  /** 0 means any free port. */
  port: number;
  host: string;
  /** The origin in links, without a trailing slash; undefined: http://localhost and the port. */
  publicUrl: string | undefined;
  dataDir: string;
  /** undefined: the SQLite file in `dataDir`. */
  databaseUrl: string | undefined;
  sqliteFile: string;
  adminEmail: string;
  /** undefined: one is generated. */
  adminPassword: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  notifyEmail: string | undefined;
  /** Within how many office hours a lead is to be answered. */
  replyTargetHours: number;
  recaptcha: { siteKey: string; secret: string } | undefined;
  /** Leads and their mails are deleted when they are older. */
  retentionMonths: number;
  /** How many proxies stand in front, whose X-Forwarded-For is believed. */
  trustedProxies: number;
  /** Where GET /metrics is answered; undefined: nowhere. */
  metrics: { port: number; host: string } | undefined;
};

/** Reads the environment once, at start. An empty variable counts as not set. @throws ConfigError */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== "");
  const result = v.safeParse(v.object(settings), Object.fromEntries(given), { abortEarly: true });
  if (!result.success) {
    const [issue] = result.issues;
    throw new ConfigError(`${String(issue.path?.[0]?.key)} ${issue.message}.`);
  }
  return configFrom(result.output);
}

function configFrom(set: v.InferOutput<v.ObjectSchema<typeof settings, undefined>>): Config {
  const dataDir = resolve(set.DATA_DIR);
  return {
    port: set.PORT,
    host: set.HOST,
    publicUrl: set.PUBLIC_URL,
    dataDir,
    databaseUrl: set.DATABASE_URL,
    sqliteFile: join(dataDir, "meridian360.sqlite"),
    adminEmail: set.ADMIN_EMAIL,
    adminPassword: set.ADMIN_PASSWORD,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    notifyEmail: set.NOTIFY_EMAIL,
    replyTargetHours: set.REPLY_TARGET_HOURS,
    recaptcha: recaptchaFrom(set.RECAPTCHA_SITE_KEY, set.RECAPTCHA_SECRET),
    retentionMonths: set.RETENTION_MONTHS,
    trustedProxies: set.TRUST_PROXY,
    metrics:
      set.METRICS_PORT === undefined
        ? undefined
        : { port: set.METRICS_PORT, host: set.METRICS_HOST },
  };
}

function recaptchaFrom(siteKey: string | undefined, secret: string | undefined) {
  if (siteKey && secret) return { siteKey, secret };
  if (siteKey) throw new ConfigError("RECAPTCHA_SECRET must be set when RECAPTCHA_SITE_KEY is.");
  if (secret) throw new ConfigError("RECAPTCHA_SITE_KEY must be set when RECAPTCHA_SECRET is.");
  return undefined;
}

/**
 * To be called first of all by each program that writes into DATA_DIR: it is about people, and no other account of the machine
 * is to read it.
 */
export function keepFilesToOurselves(): void {
  process.umask(0o077);
}

/** The process's environment, with a `.env` file behind it: what is set outside wins. @throws ConfigError */
export function environment(
  mode: "production" | "development",
): Record<string, string | undefined> {
  if (lstatSync(".env", { throwIfNoEntry: false })) readEnvFile();
  // Told to React, which else loads its development build into the server and halves its speed.
  process.env.NODE_ENV ??= mode;
  return process.env;
}

/** Node says "no such file" of one that it may not read, too. */
function readEnvFile(): void {
  try {
    process.loadEnvFile();
  } catch {
    throw new ConfigError(".env is there, but can not be read.");
  }
}

/** What another program needs of the environment, and what it is told besides. */
export function environmentWith(more: Record<string, string>): Record<string, string | undefined> {
  return { ...process.env, ...more };
}
