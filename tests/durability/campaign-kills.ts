import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished } from "vitest";
import { aPost, postForm } from "#tests/blog.ts";
import { startMailServer } from "#tests/mail-server.ts";
import type { ServerProcess } from "#tests/server-process.ts";
import { randomMoments } from "./random-moments.ts";
import { adminSettings, logIn, newDataDir, startSite } from "./running-site.ts";

const perMinute = 600;
/** Long enough that most kills find mails whose answer has not come yet. */
const answerAfterMs = 150;

type Plan = {
  recipients: number;
  kills: number;
  /** Between the first mail after a start and the kill, at least and at most, in milliseconds. */
  killAfterMs: readonly [number, number];
  /** How long the last mails may take after the last kill. */
  patienceMs: number;
};

/** What came of it; `unclear` were under way at a kill, so that nobody but the mail server knows of them. */
type Kept = { delivered: number; twice: number; missing: number; unclear: number; tries: number };

/** Sends a campaign through a real SMTP server while the site is killed again and again. */
export async function campaignUnderKills(plan: Plan): Promise<Kept> {
  const random = randomMoments();
  const dataDir = await newDataDir();
  const mailServer = await startMailServer({ answerAfterMs });
  onTestFinished(mailServer.stop);
  const settings = { DATA_DIR: dataDir, SMTP_URL: mailServer.url, ...adminSettings };
  let startedAt = "";
  const start = () => {
    startedAt = new Date().toISOString();
    return startSite(settings);
  };
  let site = await start();
  addSubscribers(dataDir, plan.recipients);
  const id = await startCampaign(site);
  endUndo(dataDir);

  const [soonest, latest] = plan.killAfterMs;
  for (let kill = 0; kill < plan.kills; kill += 1) {
    const before = mailServer.mails.length;
    await expect.poll(() => mailServer.mails.length, { timeout: 30_000 }).toBeGreaterThan(before);
    await wait(soonest + random() * (latest - soonest));
    site.kill("SIGKILL");
    expect(await site.exited).toBe("SIGKILL");
    site = await start();
  }

  const notLeft = () => mailsNotLeft(dataDir);
  await expect.poll(notLeft, { timeout: plan.patienceMs, interval: 250 }).toBe(0);
  await expect.poll(() => mailsUnderWay(dataDir, startedAt), { timeout: 10_000 }).toBe(0);
  return { ...countDeliveries(mailServer.mails, plan.recipients), ...triesIn(dataDir, id) };
}

function countDeliveries(mails: readonly { envelope: { to: string[] } }[], recipients: number) {
  const times = new Map<string, number>();
  for (const { envelope } of mails) {
    for (const to of envelope.to) times.set(to, (times.get(to) ?? 0) + 1);
  }
  const twice = [...times.values()].filter((count) => count > 1).length;
  return { delivered: times.size, twice, missing: recipients - times.size };
}

/** Straight into the database: confirming a thousand addresses by mail is another test's. */
function addSubscribers(dataDir: string, count: number): void {
  const db = open(dataDir);
  const add = db.prepare(`insert into subscription
    (id, email, email_key, consents, created_at, state, confirmed_at) values (?, ?, ?, '[]', ?, 'confirmed', ?)`);
  const now = new Date().toISOString();
  db.exec("begin immediate");
  for (let index = 0; index < count; index += 1) {
    const email = `reader-${index}@example.com`;
    add.run(randomUUID(), email, email, now, now);
  }
  db.exec("commit");
  db.close();
}

async function startCampaign({ url }: ServerProcess): Promise<string> {
  const headers = { Authorization: `Bearer ${await logIn(url)}` };
  const post = async (path: string, body: FormData | object) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(url + path, {
      method: "POST",
      headers: { ...headers, ...(!isForm && { "Content-Type": "application/json" }) },
      body: isForm ? body : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { data: { id: string } }).data.id;
  };
  const article = await post("/api/blogs", postForm(await aPost()));
  const letter = { post: article, subject: "News", intro: "Hello", per_minute: perMinute };
  const id = await post("/api/campaigns", letter);
  return post(`/api/campaigns/${id}/start`, {});
}

/** Its ten seconds are another test's. */
function endUndo(dataDir: string): void {
  const db = open(dataDir);
  const now = new Date().toISOString();
  db.prepare("update campaign set starts_at = ?, next_at = ?").run(now, now);
  db.close();
}

/** Recipients whose mail has not begun its last step. */
function mailsNotLeft(dataDir: string): number {
  return numberIn(
    dataDir,
    `select count(*) from campaign_mail left join mail on mail.id = mail_id
      where campaign_mail.state = 'waiting' or (mail.state = 'waiting' and handed_at = '')`,
  );
}

/** Mails whose answer this very process waits for; those of killed ones wait five minutes to be called unclear. */
function mailsUnderWay(dataDir: string, startedAt: string): number {
  return numberIn(
    dataDir,
    `select count(*) from mail where is_bulk = 1 and state = 'waiting' and handed_at > '${startedAt}'`,
  );
}

function triesIn(dataDir: string, campaign: string): Pick<Kept, "unclear" | "tries"> {
  const of = (what: string) =>
    numberIn(
      dataDir,
      `select ${what} from mail join campaign_mail on mail_id = mail.id where campaign_id = '${campaign}'`,
    );
  return {
    unclear: of("count(case when mail.state != 'sent' then 1 end)"),
    tries: of("sum(tries)"),
  };
}

function numberIn(dataDir: string, sql: string): number {
  const db = open(dataDir);
  const row = db.prepare(sql).get() ?? {};
  db.close();
  return Number(Object.values(row)[0] ?? 0);
}

function open(dataDir: string): DatabaseSync {
  return new DatabaseSync(join(dataDir, "meridian360.sqlite"), { timeout: 5000 });
}
