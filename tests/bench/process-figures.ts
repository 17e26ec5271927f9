import { readFileSync } from "node:fs";

/** Of /proc/<pid>/stat, on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** User and system time so far, in milliseconds, to 10 ms. Linux only. */
export function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The second field is the program's name in brackets, and may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = Number(fields[11]) + Number(fields[12]);
  return (ticks * 1000) / ticksPerSecond;
}

/** Memory of its own and its share of what it shares (PSS), in MB. Linux only. */
export function memoryMb(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1]) / 1000;
}
