/**
 * `npm run bench:hour`: what memory and processor time do over an hour of mixed load, on the built and seeded site.
 * Linux only. `-- --minutes=10` for less. Prints each minute, and writes bench/hour.md.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { seed, startServer } from "#tests/server-process.ts";
import { type Call, load } from "./load.ts";
import { memoryMb, ownMemoryMb, processorMs } from "./process-figures.ts";
import { enquiry, finishPictures, firstPost, page, restMs, search } from "./site.ts";

const { values } = parseArgs({ options: { minutes: { type: "string", default: "60" } } });
const minutes = Number(values.minutes);
const minuteMs = 60_000;
/** A burst, then what is left of its turn is a pause: as busy as a small site is at its best hour. */
const turnMs = 2000;
const callsEachTurn = 100;
const connections = 8;

/** `own`: of the memory what is in no file. */
type Minute = { memory: number; own: number; calls: number; ms: number };

const dataDir = mkdtempSync(join(tmpdir(), "bench-hour-"));
try {
  write(await measure());
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(): Promise<Minute[]> {
  const settings = { DATA_DIR: dataDir, TRUST_PROXY: "1", ADMIN_PASSWORD: "bench-password-1" };
  seed(settings);
  await finishPictures(settings);
  const server = await startServer(settings);
  const measured: Minute[] = [];
  try {
    await wait(restMs);
    tell(measured, { ...memoryOf(server.pid), calls: 0, ms: 0 });
    const callOf = mixed(await firstPost(server.url));
    for (let minute = 1; minute <= minutes; minute += 1) {
      const before = processorMs(server.pid);
      const from = measured.reduce((sum, { calls }) => sum + calls, 0);
      const calls = await oneMinute(server.url, (index) => callOf(from + index));
      const ms = (processorMs(server.pid) - before) / calls;
      tell(measured, { ...memoryOf(server.pid), calls, ms });
    }
  } finally {
    server.kill("SIGTERM");
    await server.exited;
  }
  return measured;
}

/** Of twenty calls one is a lead, one a search, and eighteen are pages, six of them rendered. */
function mixed(post: string): (index: number) => Call {
  const pages = ["/", "/student-visa", "/services", "/contact", "/blog", post].map(page);
  return (index) => {
    if (index % 20 === 0) return enquiry(index);
    if (index % 20 === 10) return search(index);
    return pages[index % pages.length]?.() ?? search(index);
  };
}

async function oneMinute(url: string, callOf: (index: number) => Call): Promise<number> {
  const end = performance.now() + minuteMs;
  let calls = 0;
  while (performance.now() < end) {
    const from = calls;
    const turn = wait(turnMs);
    const { statuses } = await load(url, { calls: callsEachTurn, connections }, (index) =>
      callOf(from + index),
    );
    const failed = Object.keys(statuses).filter((status) => Number(status) >= 400);
    if (failed.length > 0) throw new Error(`answered ${JSON.stringify(statuses)}`);
    calls += callsEachTurn;
    await turn;
  }
  return calls;
}

function memoryOf(pid: number) {
  return { memory: memoryMb(pid), own: ownMemoryMb(pid) };
}

function tell(measured: Minute[], minute: Minute): void {
  process.stdout.write(`${row(minute, measured.length)}\n`);
  measured.push(minute);
}

function row({ memory, own, calls, ms }: Minute, minute: number): string {
  return `| ${minute} | ${memory.toFixed(0)} | ${own.toFixed(1)} | ${calls} | ${ms.toFixed(2)} |`;
}

function write(measured: readonly Minute[]): void {
  const folder = join(import.meta.dirname, "..", "..", "bench");
  mkdirSync(folder, { recursive: true });
  const text = `# ${minutes} minutes of mixed load

\`npm run bench:hour -- --minutes=${minutes}\`, ${new Date().toISOString().slice(0, 16)}Z, Node ${process.versions.node}, SQLite.
Of twenty calls one stores a lead, one searches, eighteen ask for pages.

| minute | memory (PSS), MB | of it in no file | calls | processor time a call, ms |
|---|---|---|---|---|
${measured.map(row).join("\n")}
`;
  writeFileSync(join(folder, "hour.md"), text);
}
