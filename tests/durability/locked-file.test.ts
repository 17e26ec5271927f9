import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import {
  adminSettings,
  listedTimes,
  logIn,
  newDataDir,
  newSent,
  send,
  startSite,
} from "./running-site.ts";

/** Another program that is writing to the site's file: a person's SQL shell, a script. */
async function startBesideWriter() {
  const dataDir = await newDataDir();
  const site = await startSite({ DATA_DIR: dataDir, ...adminSettings });
  const token = await logIn(site.url);
  const other = new DatabaseSync(join(dataDir, "meridian360.sqlite"), { timeout: 5000 });
  onTestFinished(() => other.close());
  return { site, token, other };
}

test("a lock that lasts a second is waited for, and pages are answered meanwhile", async () => {
  const { site, token, other } = await startBesideWriter();
  const sends = Array.from({ length: 8 }, newSent);

  other.exec("begin immediate");
  const answers = Promise.all(sends.map((sent) => send(site.url, sent)));
  // The wait is the request's own: where all stood still, the lock would outlast the sends' patience.
  expect((await fetch(site.url)).status).toBe(200);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  other.exec("commit");

  expect((await answers).map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect(sends.map(await listedTimes(site.url, token))).toEqual(Array(8).fill(1));
});

test("a lock that stays answers 503, to everybody within one wait, and ends with the lock", async () => {
  const { site, token, other } = await startBesideWriter();
  const sends = Array.from({ length: 8 }, newSent);

  other.exec("begin immediate");
  const start = performance.now();
  const answers = await Promise.all(sends.map((sent) => send(site.url, sent)));
  const waitedMs = performance.now() - start;

  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(503));
  expect(answers.map(({ headers }) => headers.get("Retry-After"))).toEqual(Array(8).fill("30"));
  // One after the other they would have waited 40 s.
  expect(waitedMs).toBeLessThan(15_000);

  other.exec("commit");
  for (const sent of sends) expect((await send(site.url, sent)).status).toBe(201);
  expect(sends.map(await listedTimes(site.url, token))).toEqual(Array(8).fill(1));
});
