import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { recordDrill } from "#tests/drill-record.ts";
import { endWithUs } from "#tests/end-with-us.ts";
import {
  adminSettings,
  listedTimes,
  logIn,
  newDataDir,
  newSent,
  type Sent,
  send,
  startSite,
} from "./running-site.ts";

/** strace can make system calls fail in a process that runs; it is not on every machine, nor allowed on every one. */
const canFail = spawnSync("strace", ["-o", "/dev/null", "true"]).status === 0;

const faults = [
  { calls: "fsync,fdatasync", error: "EIO", title: "a sync to the disk" },
  { calls: "pwrite64,write", error: "ENOSPC", title: "a write" },
];

const orNotTried = canFail ? "" : " (not tried: strace is missing or not allowed)";

test.runIf(canFail)(`disk calls fail: 503, nothing false, on it goes${orNotTried}`, async () => {
  const dataDir = await newDataDir();
  const site = await startSite({ DATA_DIR: dataDir, ...adminSettings });
  const token = await logIn(site.url);
  const sends: Sent[] = [];
  const statuses = new Map<number, number>();
  const sendSome = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      const sent = newSent();
      sends.push(sent);
      const { status } = await send(site.url, sent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await sendSome(20);

  for (const { calls, error } of faults) {
    const stop = await failing(site.pid, dataDir, calls, error);
    await sendSome(20);
    await stop();
    await sendSome(20);
  }

  expect([...statuses.keys()].sort()).toEqual([201, 503]);
  expect(statuses.get(503)).toBeGreaterThanOrEqual(20);
  const refused = sends.filter(({ isAcknowledged }) => !isAcknowledged);
  const meanwhile = await listedTimes(site.url, token);
  const lost = sends.filter((sent) => sent.isAcknowledged && meanwhile(sent) !== 1);
  for (const sent of refused) expect((await send(site.url, sent)).status).toBe(201);
  site.kill("SIGKILL");
  await site.exited;
  const again = await startSite({ DATA_DIR: dataDir, ...adminSettings });
  const times = await listedTimes(again.url, token);

  expect(lost).toEqual([]);
  expect(sends.filter((sent) => times(sent) !== 1)).toEqual([]);
  recordDrill("Disk calls that fail (strace, SQLite)", {
    faults: faults.map(({ title, error }) => `${title} (${error})`).join(", "),
    "enquiries sent": sends.length,
    "answered 503 and repeated with their key": refused.length,
    "false 201": 0,
    "acknowledged and lost, also after a kill": 0,
    "stored twice": 0,
  });
});

/** From now on those calls fail for files of that folder, until the returned function is called. */
async function failing(pid: number, folder: string, calls: string, error: string) {
  const files = ["", "-wal", "-shm"].map((end) => `${folder}/meridian360.sqlite${end}`);
  const strace = spawn(
    "strace",
    [
      "-f",
      ...["-p", String(pid)],
      ...["-o", "/dev/null"],
      ...files.flatMap((file) => ["-P", file]),
      ...["-e", `trace=${calls}`],
      ...["-e", `inject=${calls}:error=${error}`],
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  endWithUs(strace, "SIGINT");
  let said = "";
  strace.stderr.on("data", (chunk) => {
    said += chunk;
  });
  await expect.poll(() => said).toContain("attached");
  return async () => {
    strace.kill("SIGINT");
    await once(strace, "exit");
  };
}
