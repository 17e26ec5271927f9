import { expect, onTestFinished, test } from "vitest";
import { connect } from "#server/database/connect.ts";
import { startPostgres } from "#tests/databases.ts";
import { anEnquiry, startTestApp } from "#tests/kit.ts";
import { migrateAt } from "#tests/migrate-at.ts";
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

const away = { error: "The service is away for a moment. Please try again in a minute." };

test("PostgreSQL stopped and started again: 503 meanwhile, and nothing acknowledged is lost", async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.remove);
  const site = await startSite({
    DATABASE_URL: postgres.url,
    DATA_DIR: await newDataDir(),
    ...adminSettings,
  });
  const token = await logIn(site.url);
  const traffic = startTraffic(site.url);
  await expect.poll(traffic.acknowledged).toBeGreaterThan(20);

  await postgres.stop();

  await expect.poll(() => traffic.statuses.has(503)).toBe(true);
  const answer = await send(site.url, newSent());
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("30");
  expect(await answer.json()).toEqual(away);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${site.url}/`)).status).toBe(200);
  const list = await fetch(`${site.url}/api/enquiry`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(list.status).toBe(503);

  await postgres.restart();
  const ready = async () => (await fetch(`${site.url}/readyz`)).status;
  await expect.poll(ready).toBe(200);
  const acknowledged = traffic.acknowledged();
  await expect.poll(traffic.acknowledged).toBeGreaterThan(acknowledged + 20);
  const sends = await traffic.stop();

  expect([...traffic.statuses].sort()).toEqual([201, 503]);
  const times = await listedTimes(site.url, token);
  expect(sends.filter((sent) => times(sent) !== 1)).toEqual([]);
});

test("PostgreSQL vanishes without a word: 503, and the same process goes on when it is back", async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.remove);
  const address = { databaseUrl: postgres.url, sqliteFile: "" };
  await migrateAt(address);
  const db = connect(address, () => undefined, { silenceMs: 2000 });
  onTestFinished(() => db.destroy());
  const database = { db, address, folder: "", open: () => db, takeAway: () => Promise.reject() };
  const app = await startTestApp({ database });
  /** More than there are connections. */
  const sendMany = async () => {
    const sends = Array.from({ length: 15 }, () => app.post("/api/enquiry", anEnquiry()));
    return new Set((await Promise.all(sends)).map(({ status }) => status));
  };
  expect(await sendMany()).toEqual(new Set([201]));

  const comeBack = postgres.freeze();
  onTestFinished(comeBack);
  // Those that have a connection wait for an answer, those that come after them for a connection.
  expect(await sendMany()).toEqual(new Set([503]));
  expect(await sendMany()).toEqual(new Set([503]));
  expect((await app.get("/readyz")).status).toBe(503);

  comeBack();
  await expect.poll(async () => (await app.get("/readyz")).status).toBe(200);
  expect(await sendMany()).toEqual(new Set([201]));
});

/** Visitors who send one enquiry after the other, each of them again until it is acknowledged. */
function startTraffic(url: string) {
  const sends: Sent[] = [];
  const statuses = new Set<number>();
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      const sent = newSent();
      sends.push(sent);
      while (!sent.isAcknowledged) {
        // No answer at all (the process has ended) counts as 0.
        const status = await send(url, sent).then(
          (answer) => answer.status,
          () => 0,
        );
        statuses.add(status);
        if (status === 0) return;
      }
    }
  };
  const visits = Promise.all(Array.from({ length: 4 }, visit));
  return {
    statuses,
    acknowledged: () => sends.filter(({ isAcknowledged }) => isAcknowledged).length,
    async stop() {
      isOver = true;
      await visits;
      return sends;
    },
  };
}
