/**
 * Fills the configured database with made-up leads and posts, through the API and therefore by its rules.
 *
 *   npm run seed               an empty database
 *   npm run seed -- --reset    deletes leads, subscribers, posts, newsletters, templates and mails first; staff stay
 */
import { join } from "node:path";
import { createApp } from "#server/app.ts";
import { type Config, environment, readConfig } from "#server/config.ts";
import { backUpBeforeMigration } from "#server/database/backup-before-migration.ts";
import { connect } from "#server/database/connect.ts";
import { migrate } from "#server/database/migrate.ts";
import type { Db } from "#server/database/schema.ts";
import { withRequestInLog } from "#server/log.ts";
import { createOutbox } from "#server/mail/outbox.ts";
import { siteTakeUp } from "#server/site-take-up.ts";
import { makeFirstAdmin } from "#server/staff/first-admin.ts";
import { createPasswords } from "#server/staff/password.ts";
import { addLogin, removeLogin } from "#server/staff/store.ts";
import { createVisits } from "#server/visits/visits.ts";
import { runCommand } from "./run-command.ts";
import { deleteAll, firstStaff, whatIsThere } from "./seed/database.ts";
import { sendLeads, sendPosts, sendTemplates } from "./seed/send.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Posts have come by and by: while one is sent, it is so many days ago. */
let daysAgo = 0;
const now = () => new Date(Date.now() - daysAgo * dayMs);
const passwords = createPasswords();

await runCommand("seed", (words) => seed(words, readConfig(environment("production"))));

async function seed(words: string[], config: Config): Promise<void> {
  const unknown = words.find((word) => word !== "--reset");
  if (unknown) throw new Error(`there is no option ${unknown}, only --reset.`);
  if (config.smtpUrl) {
    throw new Error("SMTP_URL is set: the server would mail people who do not exist. Unset it.");
  }
  const db = connect(config, () => undefined);
  try {
    await migrate(db, { backUp: async () => void (await backUpBeforeMigration(config, now())) });
    await makeRoom(db, words.includes("--reset"));
    // As one request that asks in process, so that the log has no line for each send.
    await withRequestInLog("seed", () => fill(db, config));
  } finally {
    await db.destroy();
  }
}

async function makeRoom(db: Db, isReset: boolean): Promise<void> {
  const found = await whatIsThere(db);
  if (!found) return;
  if (!isReset) {
    throw new Error(
      `the database holds ${found} already, and nothing was added. To delete them and start over: npm run seed -- --reset`,
    );
  }
  console.log(`Deleting ${found} …`);
  await deleteAll(db);
}

async function fill(db: Db, config: Config): Promise<void> {
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const { app, takeUp } = createSeedApp(db, publicUrl, config);
  const staff = await showStaff(db, config);

  console.log("Sending through the API:");
  await sendLeads(app);
  await takeUp();
  const tokens: string[] = [];
  const logIn = async (days = 0) => {
    daysAgo = days;
    const token = await addLogin(db, staff.id, now());
    tokens.push(token);
    return token;
  };
  try {
    await sendPosts(app, logIn);
    await sendTemplates(app, await logIn());
  } finally {
    for (const token of tokens) await removeLogin(db, token);
  }
  const folder = join(config.dataDir, "mail");
  console.log(`The mails about them are written to ${folder} when the server runs.`);
  console.log(`Log in at ${publicUrl}/admin/login as ${staff.email}`);
}

/** Makes the first admin if there is nobody yet. A generated password is shown at once: it is nowhere else. */
async function showStaff(db: Db, { adminEmail, adminPassword }: Config) {
  const admin = { email: adminEmail, password: adminPassword };
  const generated = await makeFirstAdmin({ db, now, passwords }, admin);
  if (generated) {
    console.log(`The first admin, shown only this once: ${adminEmail}, password ${generated}`);
  }
  return firstStaff(db);
}

/** The real app without a port. Its mails are queued as always, but nothing sends them. */
function createSeedApp(db: Db, publicUrl: string, config: Config) {
  const { adminEmail, notifyEmail, replyTargetHours, dataDir, mailFrom } = config;
  const send = () => Promise.reject(new Error("The seed sends no mail"));
  const { queue } = createOutbox({ db, send, now, host: new URL(publicUrl).hostname });
  const outbox = { queue, wake: () => undefined };
  const visits = createVisits({ db, now, publicUrl, trustedProxies: 1, report: () => undefined });
  const common = { db, now, outbox, visits, publicUrl, notifyEmail };
  const takeUp = siteTakeUp(common);
  const app = createApp({
    ...common,
    takeUp: takeUp.workDue,
    isTakeUpFailing: takeUp.isFailing,
    stopping: new AbortController().signal,
    passwords,
    mailFrom,
    // The site does all of it when it starts.
    campaignWork: { wake: () => undefined },
    imageWork: { wake: () => undefined },
    upkeep: { ask: async () => undefined, wake: () => undefined },
    ownerEmail: adminEmail,
    replyTargetHours,
    recaptcha: undefined,
    fetch: globalThis.fetch,
    trustedProxies: 1,
    dataDir,
  });
  return { app, takeUp: takeUp.workDue };
}
