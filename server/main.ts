import type { RequestListener, Server } from "node:http";
import { basename, join } from "node:path";
import { brand } from "#content/brand.ts";
import { messageRetention } from "#content/facts/guide-and-policies.ts";
import { createImageWork } from "./blog/image-work.ts";
import { type Config, environment, keepFilesToOurselves, readConfig } from "./config.ts";
import { type Backup, backupFolderOf } from "./database/backup.ts";
import { backUpBeforeMigration } from "./database/backup-before-migration.ts";
import { addBackup } from "./database/backup-store.ts";
import { connect } from "./database/connect.ts";
import { knowsLetterCases } from "./database/letter-cases.ts";
import { migrate } from "./database/migrate.ts";
import { ping } from "./database/ping.ts";
import type { Db } from "./database/schema.ts";
import type { Dependencies } from "./dependencies.ts";
import { createReplyClock } from "./desk/reply-clock.ts";
import { endWhoAsksAhead } from "./http/asked-ahead.ts";
import { createSpamReport } from "./leads/spam-report.ts";
import { listen } from "./listen.ts";
import { errorFields, log, logLibraries, reportTo, say } from "./log.ts";
import { createLooks, type Looks } from "./looks.ts";
import { createOutbox } from "./mail/outbox.ts";
import { fileSend, smtpSend } from "./mail/send.ts";
import { siteCampaigns } from "./site-campaigns.ts";
import { createSiteServer } from "./site-server.ts";
import { siteTakeUp } from "./site-take-up.ts";
import { siteUpkeep } from "./site-upkeep.ts";
import { makeFirstAdmin } from "./staff/first-admin.ts";
import { createPasswords } from "./staff/password.ts";
import { connectionProblem, sqliteProblem, startProblem } from "./start-problem.ts";
import { stopOnSignal } from "./stop.ts";
import { createVisits } from "./visits/visits.ts";

const isDevelopment = process.argv.includes("--dev");
const now = () => new Date();
const passwords = createPasswords();
const reportVisits = reportTo("visits-not-counted");

keepFilesToOurselves();
if (!isDevelopment) logLibraries();
await start().catch((error) => {
  say(`${brand.name} can not start: ${startProblem(error)}`);
  process.exit(1);
});

async function start(): Promise<void> {
  const config = readConfig(environment(isDevelopment ? "development" : "production"));
  const { db, patientDb } = await readyDatabase(config);
  const told = await startMetrics(config, db);
  const server = createSiteServer();
  const listenerFor = await loadSite(server, config);
  const port = await listen(server, config, { port: "PORT", host: "HOST" });
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  const send = senderOf(config);
  const outbox = createOutbox({ db, now, send, host: new URL(publicUrl).hostname });
  const campaignWork = siteCampaigns({ db, now, outbox, publicUrl, send });
  const { notifyEmail, replyTargetHours, recaptcha, trustedProxies, mailFrom } = config;
  const imageWork = createLooks(createImageWork({ db, now, report: reportPicture }));
  const upkeep = siteUpkeep({
    db: patientDb,
    now,
    retentionMonths: config.retentionMonths,
    mailFolder: mailFolderOf(config),
    backupFolder: backupFolderOf(config),
    report: (event, error, work) => log(event, { work, ...errorFields(error) }),
  });
  const visits = createVisits({ db, now, publicUrl, trustedProxies, report: reportVisits });
  const takeUp = siteTakeUp({ db, now, outbox, visits, publicUrl, notifyEmail });
  const stopping = new AbortController();
  const dependencies = {
    stopping: stopping.signal,
    db,
    now,
    outbox,
    upkeep,
    imageWork,
    visits,
    takeUp: takeUp.workDue,
    isTakeUpFailing: takeUp.isFailing,
    campaignWork,
    passwords,
    mailFrom,
    publicUrl,
    ownerEmail: config.adminEmail,
    notifyEmail,
    replyTargetHours,
    recaptcha,
    trustedProxies,
    fetch: globalThis.fetch,
    dataDir: config.dataDir,
    ...told,
  };
  const looks = [
    outbox,
    campaignWork,
    imageWork,
    upkeep,
    ...leadLooks(dependencies, takeUp),
    lookAtVisits(visits),
  ];
  // Nothing is awaited since the port was opened: the first request finds its listener.
  server.on("request", endWhoAsksAhead(listenerFor(dependencies)));
  for (const { start } of looks) start();
  compareWithPolicy(config);
  stopOnSignal(server, { stopping, looks, databases: [db, patientDb] });
  log("listening", { url: `http://localhost:${port}`, publicUrl });
}

/** Its tables are up to date, and somebody may log in. */
async function readyDatabase(config: Config) {
  try {
    const opened = openDatabase(config);
    if (config.databaseUrl)
      await ping(opened.db).catch((error) => {
        throw connectionProblem(error);
      });
    await bringUpToDate(opened.patientDb, config);
    await showFirstAdmin(opened.db, config);
    return opened;
  } catch (error) {
    throw sqliteProblem(error, config);
  }
}

/** The patient one is for migrations and upkeep, which may take their time. SQLite has one connection for all. */
function openDatabase(config: Config): { db: Db; patientDb: Db } {
  const onLost = (error: Error) => log("database-connection-lost", errorFields(error));
  const db = connect(config, onLost);
  return { db, patientDb: config.databaseUrl ? connect(config, onLost, { silenceMs: 0 }) : db };
}

/** What takes leads up, and what mails the office about them by the clock. */
function leadLooks(dependencies: Dependencies, takeUp: ReturnType<typeof siteTakeUp>): Looks[] {
  return [
    createLooks({ ...takeUp, onLookFailure: reportTo("take-up-failed") }),
    createLooks(createSpamReport({ ...dependencies, report: reportTo("spam-report-failed") })),
    createLooks(createReplyClock({ ...dependencies, report: reportTo("reply-clock-failed") })),
  ];
}

/** A database that holds something is backed up before its tables change. */
async function bringUpToDate(db: Db, config: Config): Promise<void> {
  let made: Backup | undefined;
  const backUp = async () => {
    made = await backUpBeforeMigration(config, now());
    if (made) log("backup-made", { file: basename(made.file), bytes: made.bytes });
    else log("backup-left-to-operator", { reason: "pg_dump is not on the path" });
  };
  await migrate(db, { backUp });
  if (made) await addBackup(db, made, now());
  if (!(await knowsLetterCases(db))) log("search-heeds-cases-beyond-ascii", { use: "C.UTF-8" });
}

/** The page is made of content/, the number that counts is the operator's. */
function compareWithPolicy({ retentionMonths }: Config): void {
  const policy = messageRetention.text;
  if (policy === `${retentionMonths} months`) return;
  log("retention-is-not-that-of-the-privacy-policy", { retentionMonths, policy });
}

async function showFirstAdmin(db: Db, { adminEmail, adminPassword }: Config): Promise<void> {
  const generated = await makeFirstAdmin(
    { db, now, passwords },
    { email: adminEmail, password: adminPassword },
  );
  if (!generated) return;
  say(
    `\n  The first admin, shown only this once:\n    email     ${adminEmail}\n    password  ${generated}\n`,
  );
}

/** Loaded where wanted only. What every answer is told to, or nothing. */
async function startMetrics({ metrics: place }: Config, db: Db) {
  if (!place) return {};
  const { createMetrics } = await import("./system/metrics.ts");
  const { metricsServer } = await import("./system/metrics-server.ts");
  const metrics = createMetrics({ db, now });
  const names = { port: "METRICS_PORT", host: "METRICS_HOST" };
  const port = await listen(metricsServer(metrics), place, names);
  log("metrics-listening", { url: `http://${place.host}:${port}/metrics` });
  return { onAnswered: metrics.onAnswered };
}

function senderOf(config: Config) {
  const { smtpUrl, mailFrom } = config;
  if (smtpUrl) return smtpSend(smtpUrl, mailFrom);
  const folder = mailFolderOf(config);
  log("mail-goes-to-files", { folder });
  return fileSend(folder, mailFrom);
}

function mailFolderOf({ dataDir }: Config): string {
  return join(dataDir, "mail");
}

/** Loaded when needed, so that neither Vite nor React's development build is in memory otherwise. */
async function loadSite(
  server: Server,
  { recaptcha }: Config,
): Promise<(dependencies: Dependencies) => RequestListener> {
  if (isDevelopment) {
    const { loadSourceSite } = await import("./source-site.ts");
    return loadSourceSite(server);
  }
  const { loadBuiltSite } = await import("./built-site.ts");
  return loadBuiltSite({ hasRecaptcha: recaptcha !== undefined });
}

function reportPicture(event: string, error: unknown, name?: string): void {
  log(event, { name, ...errorFields(error) });
}

/** What was counted since the last look is written before the database is closed. */
function lookAtVisits(visits: ReturnType<typeof createVisits>): Looks {
  const looks = createLooks(visits);
  return {
    ...looks,
    async stop() {
      await looks.stop();
      await visits.workDue().catch(visits.onLookFailure);
    },
  };
}
