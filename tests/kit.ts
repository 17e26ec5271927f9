import { tmpdir } from "node:os";
import { expect, onTestFinished } from "vitest";
import { createApp } from "#server/app.ts";
import { createImageWork } from "#server/blog/image-work.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { createReplyClock } from "#server/desk/reply-clock.ts";
import { createSpamReport } from "#server/leads/spam-report.ts";
import { createOutbox } from "#server/mail/outbox.ts";
import type { Send } from "#server/mail/send.ts";
import type { QueuedMail } from "#server/mail/store.ts";
import type { Pages } from "#server/pages.ts";
import { siteCampaigns } from "#server/site-campaigns.ts";
import { siteTakeUp } from "#server/site-take-up.ts";
import { siteUpkeep } from "#server/site-upkeep.ts";
import { addStaff } from "#server/staff/store.ts";
import { createVisits } from "#server/visits/visits.ts";
import { caller, type Headings } from "./api-caller.ts";
import { type FreshDatabase, freshDatabase } from "./fresh-database.ts";
import { freshToken } from "./fresh-login.ts";
import { type Clock, heldClock } from "./held-clock.ts";
import { quickPasswords } from "./quick-passwords.ts";
import { type Told, toldAnswers, untold } from "./told-answers.ts";

type Choices = Partial<
  Pick<
    Dependencies,
    | "passwords"
    | "publicUrl"
    | "notifyEmail"
    | "trustedProxies"
    | "recaptcha"
    | "fetch"
    | "onAnswered"
  >
> & {
  /** Shared with another app; else a fresh one. */
  database?: FreshDatabase;
  clock?: Clock;
  /** Where `send` writes files, if it does. */
  mailFolder?: string;
  backupFolder?: string;
  retentionMonths?: number;
  /** Hears of upkeep, and of looks at the desk, that failed; else that fails the test. */
  report?: Parameters<typeof siteUpkeep>[0]["report"];
  /** Instead of keeping the mails in `sent`. */
  send?: Send;
  /** What is sent waits until staff look or the test says `takeUp`; else it is taken up behind each answer. */
  isWaiting?: boolean;
  /** Mails go as soon as they are queued, as in production; else when the test says `deliverMails`. */
  isAwake?: boolean;
  /** The built site's, where a test looks at pages. */
  pagesOf?: (dependencies: Dependencies) => Pages;
};

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** All apps of a process have the same routes, so that one is asked for all. */
let told: Promise<Told> | undefined;

/** The whole API on a database of its own, with a held clock. Ends with the test. */
export async function startTestApp(choices: Choices = {}) {
  const { clock = heldClock(), publicUrl = "http://localhost:3000" } = choices;
  const { database = await freshDatabase(), passwords = quickPasswords } = choices;
  const { db } = database;
  const sent: QueuedMail[] = [];
  const send = choices.send ?? keepIn(sent);
  const outbox = createOutbox({ db, send, now: clock.now, host: "localhost" });
  onTestFinished(outbox.stop);
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  const notifyEmail = "notifyEmail" in choices ? choices.notifyEmail : "office@example.com";
  const mails = choices.isAwake ? outbox : { ...outbox, wake: () => undefined };
  const common = { database, clock, publicUrl, outbox: mails, send, notifyEmail };
  const works = worksBeside(choices, common);
  const dependencies = { ...dependenciesOf(choices, common, works), stopping: stopping.signal };
  const app = createApp(dependencies, choices.pagesOf?.(dependencies));
  const takeUp = choices.isWaiting ? async () => undefined : works.takeUpNow;
  told ??= toldAnswers(app);
  const request = requester(app, await told, takeUp);

  return {
    ...caller(request, async () => ({})),
    asStaff: () => caller(request, () => freshLogin(database, clock)),
    /** What proves a fresh staff login, for requests of a test's own. */
    staffHeaders: () => freshLogin(database, clock),
    addStaff: async (email: string, password: string) =>
      addStaff(db, { email, passwordHash: await passwords.hash(password), now: clock.now() }),
    request,
    /** As a server calls it, with what it knows of the connection. */
    fetch: app.fetch,
    routes: eachOnce(app.routes),
    database,
    clock,
    sent,
    deliverMails: outbox.deliverDue,
    stopMails: outbox.stop,
    /** As SIGTERM does first of all. */
    stop: () => stopping.abort(),
    finishPictures: works.imageWork.workDue,
    /** One round of what sends campaigns. */
    workOnCampaigns: works.campaigns.work,
    finishUpkeep: works.upkeep.workDue,
    writeVisits: works.visits.workDue,
    ...deskWorks(dependencies, choices.report),
  };
}

/** Hono names a route once for each function that a request passes on its way. */
function eachOnce(routes: ReturnType<typeof createApp>["routes"]) {
  return [...new Map(routes.map((route) => [`${route.method} ${route.path}`, route])).values()];
}

function dependenciesOf(
  { passwords = quickPasswords, trustedProxies = 1, recaptcha, fetch, onAnswered }: Choices,
  { database: { db }, clock: { now }, publicUrl, outbox, notifyEmail }: Common,
  { upkeep, visits, takeUp }: ReturnType<typeof worksBeside>,
): Omit<Dependencies, "stopping"> {
  return {
    db,
    now,
    outbox,
    takeUp: takeUp.workDue,
    isTakeUpFailing: takeUp.isFailing,
    campaignWork: { wake: () => undefined },
    mailFrom: "Meridian360 <hello@meridian360.example>",
    // Tests say when: `finishPictures`.
    imageWork: { wake: () => undefined },
    upkeep: { ...upkeep, wake: () => undefined },
    visits,
    passwords,
    publicUrl,
    ownerEmail: "owner@example.com",
    notifyEmail,
    replyTargetHours: 6,
    trustedProxies,
    recaptcha,
    fetch: fetch ?? unreachable,
    dataDir: tmpdir(),
    ...(onAnswered && { onAnswered }),
  };
}

/**
 * Calls the app, and takes up what may have come, as a running site does a fifth of a second later. A success of the API is
 * what its document says of it.
 */
function requester(app: ReturnType<typeof createApp>, told: Told, takeUp: () => Promise<void>) {
  return async (path: string, init?: RequestInit) => {
    const answer = await app.request(path, init);
    if (init?.method === "POST" && answer.status < 400) await takeUp();
    expect(await untold(told, { method: init?.method, path, answer })).toEqual([]);
    return answer;
  };
}

type Common = {
  database: FreshDatabase;
  clock: Clock;
  publicUrl: string;
  outbox: Dependencies["outbox"];
  send: Send;
  notifyEmail: string | undefined;
};

/** What a running site does beside its answers, and a test when it says so. */
function worksBeside(choices: Choices, common: Common) {
  const { mailFolder = "/nowhere", backupFolder = "/nowhere" } = choices;
  const { retentionMonths = 24, report = throwIt } = choices;
  const { database, clock, publicUrl, outbox, send, notifyEmail } = common;
  const needs = { db: database.db, now: clock.now, publicUrl, outbox };
  const visits = createVisits({
    ...needs,
    trustedProxies: choices.trustedProxies ?? 1,
    report: (error) => report("visits", error),
  });
  const takeUp = siteTakeUp({ ...needs, visits, notifyEmail });
  return {
    upkeep: siteUpkeep({ ...needs, retentionMonths, mailFolder, backupFolder, report }),
    imageWork: createImageWork({ ...needs, report: throwIt }),
    campaigns: siteCampaigns({ ...needs, send }),
    visits,
    takeUp,
    takeUpNow: () => takeUp.workDue().catch((error) => report("take-up", error)),
  };
}

function keepIn(sent: QueuedMail[]): Send {
  return async (mail, beforeEnd) => {
    await beforeEnd?.();
    sent.push(mail);
  };
}

/** What looks at leads by the clock. */
function deskWorks(dependencies: Dependencies, report: NonNullable<Choices["report"]> = throwIt) {
  const reported = { ...dependencies, report: (error: unknown) => report("desk", error) };
  return {
    reportSpam: createSpamReport(reported).workDue,
    remind: createReplyClock(reported).workDue,
    /** For who looks into the database; staff's calls do it by themselves. */
    takeUp: dependencies.takeUp,
  };
}

function throwIt(_event: string, error: unknown): never {
  throw error;
}

/** No test reaches another host. */
const unreachable: typeof globalThis.fetch = async () => {
  throw new Error("A test tried to reach another host.");
};

async function freshLogin({ db }: FreshDatabase, { now }: Clock): Promise<Headings> {
  return { Authorization: `Bearer ${await freshToken(db, now())}` };
}

/** An enquiry that passes every rule, but for what a test breaks on purpose. */
export function anEnquiry(overrides: Record<string, unknown> = {}) {
  return {
    name: "Anjali Mathew",
    email: "anjali@example.com",
    number: "5125550142",
    category: "H-1B Visa services for Employees",
    location: "Kochi",
    doubt: "Can I change employers while my petition is pending?",
    ...overrides,
  };
}

/** A contact message that passes every rule. */
export function aMessage(overrides: Record<string, unknown> = {}) {
  return {
    name: "Ravi Menon",
    email: "ravi@example.com",
    phone: "4845550142",
    message: "Which documents should I bring?",
    ...overrides,
  };
}
