import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { expect } from "vitest";
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
export const canFail = spawnSync("strace", ["-o", "/dev/null", "true"]).status === 0;

export const faults = [
  { calls: "fsync,fdatasync", error: "EIO", title: "a sync to the disk" },
  { calls: "pwrite64,write", error: "ENOSPC", title: "a write" },
];

export const orNotTried = canFail ? "" : " (not tried: strace is missing or not allowed)";

/** So many enquiries are sent before, during and after each fault: none is said to be stored that is not, and none is lost. */
export async function failDisk(count: number): Promise<{ sent: number; refused: number }> {
  const dataDir = await newDataDir();
  const site = await startSite({ DATA_DIR: dataDir, ...adminSettings });
  const token = await logIn(site.url);
  const sends: Sent[] = [];
  const sendSome = async () => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const sent = newSent();
      sends.push(sent);
      statuses.push((await send(site.url, sent)).status);
    }
    return statuses;
  };
  const all = (status: number) => Array<number>(count).fill(status);
  expect(await sendSome()).toEqual(all(201));

  for (const { calls, error, title } of faults) {
    const stop = await failing(site.pid, dataDir, calls, error);
    expect({ title, statuses: await sendSome() }).toEqual({ title, statuses: all(503) });
    await stop();
    expect({ title, statuses: await sendSome() }).toEqual({ title, statuses: all(201) });
  }

  const refused = sends.filter(({ isAcknowledged }) => !isAcknowledged);
  const meanwhile = await listedTimes(site.url, token);
  expect(sends.filter((sent) => sent.isAcknowledged && meanwhile(sent) !== 1)).toEqual([]);
  for (const sent of refused) expect((await send(site.url, sent)).status).toBe(201);
  site.kill("SIGKILL");
  await site.exited;
  const again = await startSite({ DATA_DIR: dataDir, ...adminSettings });
  const times = await listedTimes(again.url, token);
  expect(sends.filter((sent) => times(sent) !== 1)).toEqual([]);
  return { sent: sends.length, refused: refused.length };
}

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
