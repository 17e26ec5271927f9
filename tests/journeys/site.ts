import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type BrowserContext,
  test as base,
  expect,
  type PlaywrightWorkerOptions,
} from "@playwright/test";
import { type MailServer, startMailServer } from "#tests/mail-server.ts";
import { type ServerProcess, startServer } from "#tests/server-process.ts";
import { type FirstStart, keepFirstStart } from "./first-start.ts";
import { tokenFor } from "./staff-token.ts";

export type Site = {
  url: string;
  dataDir: string;
  adminEmail: string;
  adminPassword: string;
  notifyEmail: string;
  /** Where its mails arrive. */
  mail: MailServer;
  /** The lines of its log so far. */
  log: () => string[];
  /** As an operator stops it; resolves when it has ended. */
  stop: () => Promise<void>;
  /** On the same data, at the same address. */
  restart: () => Promise<void>;
};

type Options = {
  /**
   * Console lines that a journey provokes, such as the browser's word about a lost connection. One expression at
   * most: Playwright takes a list of two for a value and its options.
   */
  allowedConsole: [] | [RegExp];
  /** Settings of a file's own: its journeys then have a site that no other file uses. */
  settings: Settings;
};

type Settings = Record<string, string>;

/** Sites are built, on SQLite, with a real mail server. */
export const test = base.extend<Options & { site: Site }, { siteWith: SiteWith }>({
  allowedConsole: [[], { option: true }],

  settings: [{}, { option: true }],

  siteWith: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
    async ({}, use) => {
      const sites = keepSites();
      await use(sites.siteWith);
      await sites.end();
    },
    { scope: "worker" },
  ],

  site: async ({ siteWith, settings }, use) => use(await siteWith(settings)),

  baseURL: async ({ site }, use) => use(site.url),

  /** A page that complains fails its journey. */
  context: async ({ context, allowedConsole }, use) => {
    const complaints = listen(context);
    await use(context);
    const unexpected = complaints.filter(
      (line) => !allowedConsole.some((known) => known.test(line)),
    );
    expect(unexpected, "the browser's console").toEqual([]);
  },
});

export { expect };

/** For a file whose browser is started as all others are, and with one word more. */
export function withWord(word: string) {
  type Launch = Pick<PlaywrightWorkerOptions, "launchOptions">;
  return ({ launchOptions }: Launch, use: (options: Launch["launchOptions"]) => Promise<void>) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), word] });
}

/** A staff page has its words when its script has come: on a busy machine later than the browser expects. */
const lateWords = /^warning: .* preloaded .* but not used .*\(http:\S+\/admin\//;

/** Collects console errors and warnings, and errors that nobody caught, of all its pages. */
function listen(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on("console", (message) => {
    const type = message.type();
    if (type !== "error" && type !== "warning") return;
    // Playwright's own word about playwright.config.ts.
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    const complaint = `${type}: ${message.text()} (${message.location().url})`;
    if (!lateWords.test(complaint)) complaints.push(complaint);
  });
  context.on("weberror", (webError) => complaints.push(`uncaught: ${webError.error().message}`));
  return complaints;
}

/** The log has ids only; what is no line of it (the first password) is meant for the person at the terminal. */
function addressesIn(log: string[]): string[] {
  return log.flatMap((line) => line.match(/[\w.+-]+@[\w-]+\.[a-z]{2,}/gi) ?? []);
}

type SiteWith = (settings: Settings) => Promise<Site>;

/**
 * Of a worker: the site that files share, and that of the file with settings of its own, until the next such file comes.
 * With a worker for each of them, each would start a browser as well.
 */
function keepSites(): { siteWith: SiteWith; end: () => Promise<void> } {
  const open = new Map<string, OpenSite>();
  const firstStart = keepFirstStart();
  const end = async (isEnding: (name: string) => boolean) => {
    for (const [name, { close }] of open) {
      if (!isEnding(name)) continue;
      open.delete(name);
      await close();
    }
  };
  return {
    async siteWith(settings) {
      const name = JSON.stringify(settings);
      await end((other) => other !== name && other !== "{}");
      const opened = open.get(name) ?? (await openSite(settings, firstStart));
      open.set(name, opened);
      return opened.site;
    },
    end: () => end(() => true).finally(firstStart.end),
  };
}

type OpenSite = { site: Site; close: () => Promise<void> };

async function openSite(settings: Settings, firstStart: FirstStart): Promise<OpenSite> {
  const dataDir = await mkdtemp(join(tmpdir(), "journeys-"));
  const mail = await startMailServer();
  const isOurAdmin = settings.ADMIN_PASSWORD === undefined;
  if (isOurAdmin) await firstStart.giveTo(dataDir);
  const site = await startSite(dataDir, mail, settings);
  if (isOurAdmin) {
    await tokenFor(site);
    await firstStart.keepOf(dataDir, adminPassword);
  }
  const close = async () => {
    await site.stop();
    expect(addressesIn(site.log()), "addresses in the server's log").toEqual([]);
    await mail.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { site, close };
}

const adminEmail = "admin@example.com";
const adminPassword = randomBytes(12).toString("base64url");

async function startSite(dataDir: string, mail: MailServer, own: Settings): Promise<Site> {
  const notifyEmail = "office@example.com";
  const settings = {
    DATA_DIR: dataDir,
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: adminPassword,
    SMTP_URL: mail.url,
    NOTIFY_EMAIL: notifyEmail,
    // So that what a journey sends beside the browser comes from visitors of their own.
    TRUST_PROXY: "1",
    ...own,
  };
  let server: ServerProcess = await startServer(settings);
  const before: string[] = [];
  const log = () => [...before, ...server.output().split("\n")].filter((line) => /^\{/.test(line));
  const { url } = server;
  const stop = async () => {
    server.kill("SIGTERM");
    await server.exited;
  };
  return {
    url,
    dataDir,
    adminEmail,
    // Without a password of its own the site makes one, and prints it.
    adminPassword: / password +(\S+)/.exec(server.output())?.[1] ?? adminPassword,
    notifyEmail,
    mail,
    log,
    stop,
    async restart() {
      await stop();
      before.push(...log());
      server = await startServer({ ...settings, PORT: new URL(url).port });
    },
  };
}
