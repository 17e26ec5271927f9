import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";

/** Of /proc/<pid>/stat, on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** User and system time so far, in milliseconds, to 10 ms. Linux only. */
export function processorMs(pid: number): number {
  const fields = fieldsOf(pid);
  const ticks = Number(fields[11]) + Number(fields[12]);
  return (ticks * 1000) / ticksPerSecond;
}

/** Memory of its own and its share of what it shares (PSS), in MB. Linux only. */
export function memoryMb(pid: number): number {
  return rolledUpMb(pid, "Pss");
}

/** The same without files: what others share of the program's own changes with their number. */
export function ownMemoryMb(pid: number): number {
  return rolledUpMb(pid, "Pss_Anon");
}

function rolledUpMb(pid: number, field: "Pss" | "Pss_Anon"): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(rollup)?.[1]) / 1000;
}

/** The same of a PostgreSQL on this machine, all its processes together; none without an address. */
export async function postgresMs(databaseUrl: string | undefined): Promise<number> {
  if (databaseUrl === undefined) return 0;
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query("select pg_backend_pid() as pid");
  const postmaster = parentOf(Number(rows[0]?.pid));
  const children = readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === postmaster);
  // Of those that have ended, their parent keeps the time.
  const spent = [postmaster, ...children].map((pid) => ticksOf(pid, pid === postmaster));
  await client.end();
  return (spent.reduce((sum, ticks) => sum + ticks, 0) * 1000) / ticksPerSecond;
}

function parentOf(pid: number): number {
  return Number(statOf(pid)[1]);
}

function ticksOf(pid: number, isWithEnded: boolean): number {
  const [user, system, endedUser, endedSystem] = statOf(pid).slice(11, 15).map(Number);
  const own = (user ?? 0) + (system ?? 0);
  return isWithEnded ? own + (endedUser ?? 0) + (endedSystem ?? 0) : own;
}

/** Its fields; none of a process that has ended. */
function statOf(pid: number): string[] {
  try {
    return fieldsOf(pid);
  } catch {
    return [];
  }
}

/** What stands behind the program's name, the second field, which is in brackets and may hold blanks. */
function fieldsOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}
