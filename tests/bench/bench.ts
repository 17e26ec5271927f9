/**
 * `npm run bench`: what requests cost, measured on the built and seeded site. Linux only. Load stays on 127.0.0.1.
 *
 *   npm run bench                     prints, and writes bench/results.md
 *   npm run bench -- --baseline      also keeps the figures for later runs to be compared with
 *   npm run bench -- --lighthouse    also what Lighthouse says, which npx fetches
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startPostgres } from "#tests/databases.ts";
import { seed, startServer } from "#tests/server-process.ts";
import { inBrowser } from "./browsing.ts";
import { measureInteractions } from "./interactions.ts";
import { lookAtPage } from "./lighthouse.ts";
import { type Call, type Load, load, percentile } from "./load.ts";
import { measurePageChanges } from "./page-change.ts";
import { memoryMb, postgresMs, processorMs } from "./process-figures.ts";
import { type Figure, keepAsBaseline, report } from "./report.ts";
import { measureScripts } from "./script-time.ts";
import { enquiry, finishPictures, firstPost, lead, page, restMs, search } from "./site.ts";

/** Readers keep a server busy by their number, writers by what each of them waits for. */
const readers = 64;
const writers = 8;
/** Of the calls that are measured, so many more before. */
const shortWarmUp = 0.1;
/** Until V8 has compiled what a kept page runs: some 20,000 calls. */
const readWarmUp = 1;
/** Until V8 has compiled what a lead runs, which it does best when that has been called 3,000 times. */
const longWarmUp = 4;
const starts = 5;
const reads = { calls: 20_000, connections: readers, warmUp: readWarmUp };
const enquiries = {
  calls: 3000,
  connections: writers,
  callOf: enquiry,
  budget: 0.5,
  warmUp: longWarmUp,
};
const figures: Figure[] = [];
/** Each call of the run has another number, so that no lead comes twice. */
let called = 0;
const lookedAt = {
  home: "/",
  services: "/services",
  "a service": "/visa-for-nurses-rn",
  "the blog": "/blog",
  contact: "/contact",
};

const dataDir = mkdtempSync(join(tmpdir(), "bench-"));
try {
  await bench();
  report(figures, await inBrowser(async (browser) => browser.version()));
  if (process.argv.includes("--baseline")) keepAsBaseline(figures);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function bench(): Promise<void> {
  const settings = { DATA_DIR: dataDir, TRUST_PROXY: "1", ADMIN_PASSWORD: "bench-password-1" };
  seed(settings);
  await finishPictures(settings);
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) times.push(await startAndStop(settings));
  add(`start to the first answer, built, median of ${starts}`, percentile(times, 0.5), "ms", 500);

  const server = await startServer(settings);
  const bare = await startBareNode();
  try {
    await wait(restMs);
    add("memory when idle (PSS)", memoryMb(server.pid), "MB", 90);
    const post = await firstPost(server.url);
    const read = (what: string, path: string, budget: number) =>
      cost(server, what, { ...reads, callOf: page(path), budget });
    await cost(bare, "Node alone", { ...reads, callOf: page("/") });
    await read("a prerendered page", "/", 0.05);
    await read("a service's page", "/student-visa", 0.05);
    await read("the blog's list", "/blog", 0.08);
    await read("a post", post, 0.08);
    await cost(server, "a search", { calls: 300, connections: readers, callOf: search });
    await welcome(server.url);
    // Before the leads, whose mails would go out meanwhile.
    tell(await measureScripts(server.url, "home"));
    for (const figure of await measureInteractions(server.url)) tell(figure);
    for (const figure of await measurePageChanges(server.url)) tell(figure);
    if (process.argv.includes("--lighthouse")) await lookAtPages(server.url, post);
    await cost(bare, "Node alone, sent JSON", {
      calls: 10_000,
      connections: writers,
      callOf: enquiry,
    });
    const first = { ...enquiries, warmUp: shortWarmUp };
    await costOfLeads(server, "a stored enquiry, of the first", first);
    await costOfLeads(server, "a stored enquiry", enquiries);
    add("memory after it (PSS)", memoryMb(server.pid), "MB", 200);
    await costOfLeads(server, "a lead as people write it", { ...enquiries, callOf: lead });
    await costOfMails(server.pid, "a mail, when nobody asks");
  } finally {
    bare.stop();
    server.kill("SIGTERM");
    await server.exited;
  }
  // Not beside the other one, which would go on with its mails.
  await costOnPostgres(settings);
}

/** How long newcomers wait for a page, each on a connection of its own, while others keep the server busy with searches. */
async function welcome(url: string): Promise<void> {
  let isBusy = true;
  const others = load(url, { calls: 600, connections: readers }, search).finally(() => {
    isBusy = false;
  });
  const newcomers: Promise<Load>[] = [];
  while (isBusy) {
    newcomers.push(load(url, { calls: 1, connections: 1 }, page("/")));
    await wait(100);
  }
  await others;
  const times = (await Promise.all(newcomers)).flatMap((one) => one.times);
  const what = `a newcomer's page beside ${readers} who search`;
  add(`${what}: median`, percentile(times, 0.5), "ms");
  add(`${what}: 90th percentile`, percentile(times, 0.9), "ms");
}

/** The same lead on PostgreSQL; what the database's own processes take stands beside it. */
async function costOnPostgres(settings: Record<string, string>): Promise<void> {
  const what = "a stored enquiry on PostgreSQL";
  const postgres = await startPostgres();
  try {
    const server = await startServer({ ...settings, DATABASE_URL: postgres.url });
    await wait(restMs);
    const before = await postgresMs(postgres.url);
    await costOfLeads(server, what, enquiries);
    const spent = (await postgresMs(postgres.url)) - before;
    add(
      `${what}: processor time of the database`,
      spent / (enquiries.calls * (1 + longWarmUp)),
      "ms",
    );
    await costOfMails(server.pid, "a mail on PostgreSQL, when nobody asks");
    server.kill("SIGTERM");
    await server.exited;
  } finally {
    await postgres.remove();
  }
}

async function lookAtPages(url: string, post: string): Promise<void> {
  const pages = { ...lookedAt, "a post": post };
  for (const [name, path] of Object.entries(pages)) {
    for (const figure of await lookAtPage(url + path, name)) tell(figure);
  }
}

async function startAndStop(settings: Record<string, string>): Promise<number> {
  const begun = performance.now();
  const server = await startServer(settings);
  await fetch(server.url).then((answer) => answer.text());
  const ms = performance.now() - begun;
  server.kill("SIGTERM");
  await server.exited;
  return ms;
}

async function startBareNode() {
  const bare = fork(join(import.meta.dirname, "bare-node.ts"));
  const [port] = await once(bare, "message");
  return { url: `http://127.0.0.1:${port}`, pid: bare.pid ?? 0, stop: () => bare.kill() };
}

type Measured = { url: string; pid: number };
type Work = {
  calls: number;
  connections: number;
  callOf: (index: number) => Call;
  /** Milliseconds of the processor for each call. */
  budget?: number | undefined;
  warmUp?: number;
};

/** Their mails wait while the process is busy (docs/decisions/073): so it is said how many went out. */
async function costOfLeads(server: Measured, what: string, work: Work): Promise<void> {
  const before = countMails();
  await cost(server, what, work);
  const leads = work.calls * (1 + (work.warmUp ?? shortWarmUp));
  add(`${what}: mails that went out meanwhile, for each`, (countMails() - before) / leads, "");
}

/** Of those that wait. There is no mail server: they become files. */
async function costOfMails(pid: number, what: string): Promise<void> {
  const before = { mails: countMails(), ms: processorMs(pid) };
  await wait(restMs);
  const mails = countMails() - before.mails;
  if (mails === 0) throw new Error(`${what}: none went out`);
  add(`${what}: processor time`, (processorMs(pid) - before.ms) / mails, "ms");
}

function countMails(): number {
  return readdirSync(dataDir, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".eml"),
  ).length;
}

/** Warms up, then measures. */
async function cost(
  { url, pid }: Measured,
  what: string,
  { calls, connections, callOf, budget, warmUp = shortWarmUp }: Work,
): Promise<void> {
  const nextCall = () => callOf(called++);
  await load(url, { calls: calls * warmUp, connections }, nextCall);
  const before = processorMs(pid);
  const begun = performance.now();
  const { times, bytes, statuses } = await load(url, { calls, connections }, nextCall);
  const seconds = (performance.now() - begun) / 1000;
  const failed = Object.keys(statuses).filter((status) => Number(status) >= 400);
  if (failed.length > 0) throw new Error(`${what}: answered ${JSON.stringify(statuses)}`);
  add(`${what}: processor time`, (processorMs(pid) - before) / calls, "ms", budget);
  add(`${what}: p99 at ${connections} connections`, percentile(times, 0.99), "ms");
  add(`${what}: requests a second`, calls / seconds, "/s");
  add(`${what}: bytes`, bytes / calls, "B");
}

function add(what: string, value: number, unit: string, budget?: number): void {
  tell({ what, value, unit, ...(budget !== undefined && { budget }) });
}

function tell(figure: Figure): void {
  figures.push(figure);
  process.stdout.write(`${figure.what}: ${figure.value.toFixed(3)} ${figure.unit}\n`);
}
