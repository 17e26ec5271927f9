/**
 * `npm run bench:growth`: what a request costs as the lists grow, from 1,000 to 1,000,000 enquiries, a tenth as many
 * subscribers and a hundredth as many posts. Built site, Linux only. Writes bench/growth.json and draws
 * docs/performance-curve.svg from it.
 *
 *   --rows 1000,10000           other sizes
 *   --folder /some/where        keeps the SQLite file there, and goes on with what is in it
 *   --postgres postgres://…     on that database, which must hold nothing
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { connect } from "#server/database/connect.ts";
import { migrate } from "#server/database/migrate.ts";
import { hasRows } from "#server/database/rows.ts";
import { startServer } from "#tests/server-process.ts";
import { drawCurves, type Growth } from "./curves.ts";
import { addRows, middleOf, phoneOf } from "./growth-rows.ts";
import { load } from "./load.ts";
import { memoryMb, postgresMs, processorMs } from "./process-figures.ts";
import { fromOf } from "./site.ts";

const calls = 300;
const password = "bench-password-1";
const root = join(import.meta.dirname, "..", "..");
const resultsFile = join(root, "bench", "growth.json");

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "1000,10000,100000,1000000" },
    folder: { type: "string" },
    postgres: { type: "string" },
  },
});
/** Not the site's own DATABASE_URL: what is made up here must never come among what is real. */
const databaseUrl = values.postgres;
const kind = databaseUrl ? "PostgreSQL" : "SQLite";
const folder = values.folder ?? mkdtempSync(join(tmpdir(), "growth-"));
mkdirSync(folder, { recursive: true });
const address = { databaseUrl, sqliteFile: join(folder, "meridian360.sqlite") };
try {
  if (databaseUrl) await requireEmpty();
  for (const rows of values.rows.split(",").map(Number)) await measure(rows);
} finally {
  if (values.folder === undefined) rmSync(folder, { recursive: true, force: true });
}

/** @throws Error when there is anything in the database, the made-up rows of an earlier run included. */
async function requireEmpty(): Promise<void> {
  const db = connect(address, () => undefined);
  try {
    if (await hasRows(db))
      throw new Error("The database of --postgres holds rows: give an empty one.");
  } finally {
    await db.destroy();
  }
}

async function measure(rows: number): Promise<void> {
  // PostgreSQL makes the index of a million texts in one statement.
  const db = connect(address, () => undefined, { silenceMs: 0 });
  await migrate(db);
  const begun = performance.now();
  await addRows(db, address, rows);
  await db.destroy();
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl ?? "",
    ADMIN_PASSWORD: password,
    // Nothing may go because it is old.
    RETENTION_MONTHS: "1200",
  };
  say(`${rows} enquiries are there after`, (performance.now() - begun) / 1000, "s");
  const server = await startServer({ ...settings, TRUST_PROXY: "1" });
  try {
    await costs(server, rows);
  } finally {
    server.kill("SIGTERM");
    await server.exited;
  }
}

async function costs({ url, pid }: { url: string; pid: number }, rows: number): Promise<void> {
  const headers = { Authorization: `Bearer ${await logIn(url)}` };
  for (const [what, path] of Object.entries(questions(rows))) {
    const call = (index: number) => ({ path, headers: { ...headers, ...fromOf(index) } });
    await load(url, { calls: calls / 5, connections: 4 }, call);
    const spent = async () => processorMs(pid) + (await postgresMs(databaseUrl));
    const before = await spent();
    const { statuses } = await load(url, { calls, connections: 4 }, call);
    if (statuses[200] !== calls) throw new Error(`${path}: ${JSON.stringify(statuses)}`);
    const cost = ((await spent()) - before) / calls;
    say(`${kind}, ${rows}: ${what}`, cost, "ms");
    keep(what, rows, cost);
  }
  if (rows >= 1_000_000) await exportAll(url, pid, headers, rows);
}

function questions(rows: number): Record<string, string> {
  const list = "/api/enquiry?spam=no";
  return {
    "first page": `${list}&page=1`,
    "by name": `${list}&sort=name`,
    "a page in the middle": `${list}&page=${Math.ceil(rows / 50)}&after=${middleOf(rows)}`,
    "last page": `${list}&page=1000000`,
    "search: one person": `${list}&q=${phoneOf(Math.ceil(rows / 3) + 1)}`,
    "search: a tenth of all": `${list}&q=kochi`,
    subscribers: "/api/subscription?sort=email",
    "the blog's first page": "/api/blogs/pages/1",
    "the blog's middle page": `/api/blogs/pages/${Math.ceil(rows / 100 / 12)}`,
    "the site's search: one post": `/api/search?q=day+${Math.ceil(rows / 300)}`,
    "the site's search: all posts": "/api/search?q=what+changed",
  };
}

/** The whole list as a file: memory must not grow from its tenth part to its end. */
async function exportAll(url: string, pid: number, headers: Record<string, string>, rows: number) {
  const begun = performance.now();
  const answer = await fetch(`${url}/api/enquiry.csv`, { headers });
  // Of the head, not of a row.
  let lines = -1;
  const most = { "first tenth": memoryMb(pid), rest: 0 };
  let looked = 0;
  for await (const chunk of answer.body ?? []) {
    lines += Buffer.from(chunk).toString("latin1").split("\n").length - 1;
    if (lines - looked < rows / 200) continue;
    looked = lines;
    const part = lines <= rows / 10 ? "first tenth" : "rest";
    most[part] = Math.max(most[part], memoryMb(pid));
  }
  if (lines !== rows) throw new Error(`The file has ${lines} rows of ${rows}`);
  say(`CSV of ${lines} rows`, (performance.now() - begun) / 1000, "s");
  for (const [part, mb] of Object.entries(most)) {
    say(`most memory in its ${part}`, mb, "MB");
    keep(`CSV: most memory in its ${part}, MB`, rows, mb);
  }
}

async function logIn(url: string): Promise<string> {
  const login = { email: "admin@meridian360.example", password };
  const answer = await fetch(`${url}/api/user/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(login),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error("The login failed");
  return token;
}

function keep(what: string, rows: number, value: number): void {
  const growth = kept();
  const curves = growth[kind] ?? {};
  growth[kind] = { ...curves, [what]: { ...curves[what], [rows]: Number(value.toFixed(3)) } };
  mkdirSync(join(root, "bench"), { recursive: true });
  writeFileSync(resultsFile, `${JSON.stringify(growth, null, 2)}\n`);
  writeFileSync(join(root, "docs", "performance-curve.svg"), drawCurves(growth));
}

function kept(): Growth {
  try {
    return JSON.parse(readFileSync(resultsFile, "utf8"));
  } catch {
    return {};
  }
}

function say(what: string, value: number, unit: string): void {
  process.stdout.write(`${what}: ${value.toFixed(3)} ${unit}\n`);
}
