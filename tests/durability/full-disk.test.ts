import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
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

/**
 * A limit on the size of files stands for a full disk: the kernel refuses the write in the same way, it needs no
 * rights, and it can be lifted while the process runs.
 */
const canLimit = spawnSync("prlimit", ["--version"]).status === 0;

const away = { error: "The service is away for a moment. Please try again in a minute." };

const orNotTried = canLimit ? "" : " (not tried: prlimit, of util-linux, is missing)";

test.runIf(canLimit)(
  `a full disk: 503 and no lead lost; with room again it goes on by itself${orNotTried}`,
  async () => {
    const dataDir = await newDataDir();
    const site = await startSite({ DATA_DIR: dataDir, ...adminSettings });
    const token = await logIn(site.url);
    const sends: Sent[] = [];
    const sendOne = async () => {
      const sent = newSent();
      sends.push(sent);
      return send(site.url, sent);
    };
    expect((await sendOne()).status).toBe(201);

    limitFiles(site.pid, largestFile(dataDir));
    const statuses = new Set<number>();
    for (let tries = 0; tries < 300 && !statuses.has(503); tries += 1) {
      statuses.add((await sendOne()).status);
    }
    const refused = await sendOne();

    expect([...statuses].filter((status) => ![201, 503].includes(status))).toEqual([]);
    expect(refused.status).toBe(503);
    expect(refused.headers.get("Retry-After")).toBe("30");
    expect(await refused.json()).toEqual(away);
    expect((await fetch(site.url)).status).toBe(200);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    const meanwhile = await listedTimes(site.url, token);
    // One that was stored with the last room may have to wait for more until it is on its list.
    const waiting = (sent: Sent) => sent.isAcknowledged && meanwhile(sent) === 0;
    expect(wrongs(sends, meanwhile).filter((sent) => !waiting(sent))).toEqual([]);

    limitFiles(site.pid, "unlimited");
    for (const sent of sends.filter(({ isAcknowledged }) => !isAcknowledged)) {
      expect((await send(site.url, sent)).status).toBe(201);
    }
    expect(wrongs(sends, await listedTimes(site.url, token))).toEqual([]);
    site.kill("SIGTERM");
    expect(await site.exited).toBe(0);
    const again = await startSite({ DATA_DIR: dataDir, ...adminSettings });
    expect(wrongs(sends, await listedTimes(again.url, token))).toEqual([]);
  },
);

/** Acknowledged and not there once, or refused and there. */
function wrongs(sends: readonly Sent[], times: (sent: Sent) => number): Sent[] {
  return sends.filter((sent) => times(sent) !== (sent.isAcknowledged ? 1 : 0));
}

function limitFiles(pid: number, bytes: number | "unlimited"): void {
  const { status, stderr } = spawnSync("prlimit", [`--pid=${pid}`, `--fsize=${bytes}:unlimited`]);
  if (status !== 0) throw new Error(String(stderr));
}

/** No file grows beyond what the largest of the database's is now. */
function largestFile(folder: string): number {
  const sizes = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => statSync(join(folder, name)).size);
  return Math.max(...sizes);
}
