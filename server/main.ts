import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createImageWork, type ImageWork } from "./blog/image-work.ts";
import { type Config, ConfigError, environment, readConfig } from "./config.ts";
import { connect, type Database } from "./database/connect.ts";
import { migrate } from "./database/migrate.ts";
import type { Dependencies } from "./dependencies.ts";
import { createSpamReport, type SpamReport } from "./leads/spam-report.ts";
import { errorFields, log, say } from "./log.ts";
import { createOutbox, type Outbox } from "./mail/outbox.ts";
import { fileSend, smtpSend } from "./mail/send.ts";
import { makeFirstAdmin } from "./staff/first-admin.ts";

const isDevelopment = process.argv.includes("--dev");
const now = () => new Date();
/** How long a stop waits for requests that are being answered. */
const stopWaitMs = 10_000;

await start().catch((error) => {
  say(`Meridian360 can not start: ${startProblem(error)}`);
  process.exit(1);
});

async function start(): Promise<void> {
  const config = readConfig(environment(isDevelopment ? "development" : "production"));
  const db = connect(config, (error) => log("database-connection-lost", errorFields(error)));
  await migrate(db);
  await showFirstAdmin(db, config);

  const server = createServer();
  const listenerFor = await loadSite(server, config);
  const port = await listen(server, config);
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  const outbox = createOutbox({
    db,
    now,
    send: senderOf(config),
    host: new URL(publicUrl).hostname,
  });
  const { notifyEmail, recaptcha, trustedProxies } = config;
  const imageWork = createImageWork({
    db,
    now,
    report: (event, error, name) => log(event, { name, ...errorFields(error) }),
  });
  const dependencies = {
    db,
    now,
    outbox,
    imageWork,
    publicUrl,
    notifyEmail,
    recaptcha,
    trustedProxies,
    fetch: globalThis.fetch,
  };
  const spamReport = createSpamReport({
    ...dependencies,
    report: (error) => log("spam-report-failed", errorFields(error)),
  });
  // Nothing is awaited since the port was opened: the first request finds its listener.
  server.on("request", listenerFor(dependencies));
  outbox.start();
  imageWork.start();
  spamReport.start();
  stopOnSignal(server, { outbox, imageWork, spamReport, db });
  log("listening", { url: `http://localhost:${port}`, publicUrl });
}

async function showFirstAdmin(db: Database, { adminEmail, adminPassword }: Config): Promise<void> {
  const generated = await makeFirstAdmin(
    { db, now },
    { email: adminEmail, password: adminPassword },
  );
  if (!generated) return;
  say(
    `\n  The first admin, shown only this once:\n    email     ${adminEmail}\n    password  ${generated}\n`,
  );
}

function senderOf({ smtpUrl, mailFrom, dataDir }: Config) {
  if (smtpUrl) return smtpSend(smtpUrl, mailFrom);
  log("mail-goes-to-files", { folder: join(dataDir, "mail") });
  return fileSend(join(dataDir, "mail"), mailFrom);
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

function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

type Running = {
  outbox: Outbox;
  imageWork: ImageWork;
  spamReport: SpamReport;
  db: Database;
};

function stopOnSignal(server: Server, { outbox, imageWork, spamReport, db }: Running): void {
  const stop = async () => {
    log("stopping");
    const late = setTimeout(() => server.closeAllConnections(), stopWaitMs);
    // A connection becomes idle with its last answer; kept alive, it would hold up the stop for 5 s.
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    await new Promise((resolve) => server.close(resolve));
    clearInterval(sweep);
    clearTimeout(late);
    await Promise.all([outbox.stop(), imageWork.stop(), spamReport.stop()]);
    await db.destroy();
    log("stopped");
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);
}

/** One line that says what to change. */
function startProblem(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") return "PORT is taken by another program.";
  if (code === "EADDRNOTAVAIL" || code === "EAI_AGAIN")
    return "HOST is not an address of this machine.";
  if (code === "EACCES" || code === "EROFS" || code === "ENOTDIR")
    return `DATA_DIR can not be written, or PORT not used (${message}).`;
  if (code === "ECONNREFUSED" || code === "ENOTFOUND")
    return `DATABASE_URL leads to no database that answers (${code}).`;
  return message;
}
