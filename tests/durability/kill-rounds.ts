import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect } from "vitest";
import type { ServerProcess } from "#tests/server-process.ts";
import { randomMoments } from "./random-moments.ts";
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

const visitors = 8;
/** For a round; it takes about a second. */
export const roundPatienceMs = 30_000;

/** Kills the site that often while enquiries arrive: each acknowledged one must be there, once. */
export async function killRounds(rounds: number): Promise<{ acknowledged: number; cut: number }> {
  const random = randomMoments();
  const dataDir = await newDataDir();
  const sends: Sent[] = [];
  let cut = 0;
  let site = await startSite({ DATA_DIR: dataDir, ...adminSettings });
  const token = await logIn(site.url);

  for (let round = 0; round < rounds; round += 1) {
    sends.push(...(await sendUntilKilled(site, 2 + Math.floor(random() * 120))));
    site = await startSite({ DATA_DIR: dataDir, ...adminSettings });

    const before = await listedTimes(site.url, token);
    const lost = sends.filter((sent) => sent.isAcknowledged && before(sent) !== 1);
    const doubled = sends.filter((sent) => before(sent) > 1);
    expect({ round, lost, doubled }).toEqual({ round, lost: [], doubled: [] });

    const unanswered = sends.filter(({ isAcknowledged }) => !isAcknowledged);
    cut += unanswered.length;
    for (const sent of unanswered) {
      expect((await send(site.url, sent)).status).toBe(201);
    }
    const after = await listedTimes(site.url, token);
    expect(sends.filter((sent) => after(sent) !== 1)).toEqual([]);
  }

  site.kill("SIGKILL");
  await site.exited;
  expect(leadsWithoutTheirMail(dataDir)).toEqual([]);
  return { acknowledged: sends.length - cut, cut };
}

/** Visitors send side by side; the kill comes with one of the first `moment` sends and answers. */
async function sendUntilKilled(site: ServerProcess, moment: number): Promise<Sent[]> {
  const sends: Sent[] = [];
  let events = 0;
  let isKilled = false;
  const happened = () => {
    events += 1;
    if (events !== moment) return;
    isKilled = true;
    site.kill("SIGKILL");
  };
  const visit = async () => {
    while (!isKilled) {
      const sent = newSent();
      sends.push(sent);
      const answer = send(site.url, sent);
      happened();
      // No answer is what a killed server gives.
      const status = await answer.then((response) => response.status).catch(() => undefined);
      expect([201, undefined]).toContain(status);
      happened();
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  expect(await site.exited).toBe("SIGKILL");
  return sends;
}

function leadsWithoutTheirMail(dataDir: string): unknown[] {
  const db = new DatabaseSync(join(dataDir, "meridian360.sqlite"));
  const leads = db
    .prepare("select id from enquiry where id not in (select lead_id from mail)")
    .all();
  db.close();
  return leads;
}
