import { expect, onTestFinished, test } from "vitest";
import { startPostgres } from "#tests/databases.ts";
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

test.each(["SQLite", "PostgreSQL"])(
  "on %s, SIGTERM while enquiries pour in: it ends with 0, and what was acknowledged is stored",
  async (kind) => {
    const settings = {
      DATA_DIR: await newDataDir(),
      ...adminSettings,
      ...(await databaseOf(kind)),
    };
    for (let round = 0; round < 2; round += 1) {
      const site = await startSite(settings);
      const token = await logIn(site.url);
      const sends: Sent[] = [];
      const statuses = new Set<number>();
      const visit = async () => {
        for (;;) {
          const sent = newSent();
          sends.push(sent);
          // No answer at all once it has stopped.
          const answer = await send(site.url, sent).catch(() => undefined);
          if (!answer) return;
          statuses.add(answer.status);
        }
      };
      const visits = Promise.all(Array.from({ length: 8 }, visit));
      await expect.poll(() => sends.length).toBeGreaterThan(60);

      site.kill("SIGTERM");

      expect(await site.exited).toBe(0);
      // What is under way is answered; nobody who goes on sending can hold up the stop.
      expect(site.output()).not.toContain("connections-cut");
      await visits;
      expect([...statuses]).toEqual([201]);
      const again = await startSite(settings);
      const times = await listedTimes(again.url, token);
      expect(sends.filter((sent) => sent.isAcknowledged && times(sent) !== 1)).toEqual([]);
      expect(sends.filter((sent) => times(sent) > 1)).toEqual([]);
      again.kill("SIGTERM");
      expect(await again.exited).toBe(0);
    }
  },
);

async function databaseOf(kind: string): Promise<Record<string, string>> {
  if (kind === "SQLite") return {};
  const postgres = await startPostgres();
  onTestFinished(postgres.remove);
  return { DATABASE_URL: postgres.url };
}
