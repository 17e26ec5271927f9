import { expect, test } from "vitest";
import { aMessage, startTestApp, type TestApp } from "#tests/kit.ts";
import { collectOutput } from "#tests/log-lines.ts";
import { createUpkeep } from "./upkeep.ts";

const erase = (app: TestApp, email: string) =>
  app.asStaff().post("/api/personal-data/erase", { email });

/** How often the traces have been cleared. */
const clearings = (output: string) => output.split('"event":"traces-removed"').length - 1;

test("work that is asked for often is done at once, and then once a minute", async () => {
  const app = await startTestApp();
  const output = collectOutput();
  await app.post("/api/contact", aMessage({ email: "one@example.com" }));
  await app.finishUpkeep();
  expect(clearings(output())).toBe(0);

  await erase(app, "one@example.com");
  await app.finishUpkeep();
  expect(clearings(output())).toBe(1);

  for (const name of ["two", "three"]) {
    app.clock.forward(10_000);
    await erase(app, `${name}@example.com`);
    await app.finishUpkeep();
  }
  expect(clearings(output())).toBe(1);
  app.clock.forward(40_000);
  await app.finishUpkeep();
  expect(clearings(output())).toBe(2);

  app.clock.forward(600_000);
  await app.finishUpkeep();
  expect(clearings(output())).toBe(2);
});

test("goes on where a file of a mail can not be deleted", async () => {
  const reported: string[] = [];
  const report = (event: string, _error: unknown, name?: string) =>
    reported.push(`${event} ${name}`);
  // No folder, so that nothing in it can be looked for.
  const app = await startTestApp({ mailFolder: import.meta.filename, report });
  const output = collectOutput();
  await app.post("/api/contact", aMessage({ email: "one@example.com" }));
  await app.deliverMails();

  await erase(app, "one@example.com");
  await app.finishUpkeep();

  expect(reported).toContain("upkeep-failed mail-files");
  expect(clearings(output())).toBe(1);
});

test.each([
  ["is done", async () => undefined],
  ["fails", () => Promise.reject(new Error("broken"))],
])("what is asked for while it %s is done again", async (_, end) => {
  const { clock, database } = await startTestApp();
  const { db } = database;
  let times = 0;
  const ask = () => db.transaction().execute((tx) => upkeep.ask(tx, "traces"));
  const run = async () => {
    times += 1;
    if (times > 1) return;
    await ask();
    await end();
  };
  const silent = { report: () => undefined, onPutOff: () => undefined };
  const works = [{ name: "traces", run }];
  const upkeep = createUpkeep({ db, now: clock.now, works, own: [], ...silent });

  await ask();
  for (let looks = 0; looks < 3; looks += 1) await upkeep.workDue();

  expect(times).toBe(2);
});

test("by one of the instances; what is asked for meanwhile is not forgotten", async () => {
  const app = await startTestApp();
  const other = await startTestApp({ database: app.database, clock: app.clock });
  const output = collectOutput();
  await app.finishUpkeep();
  await erase(app, "one@example.com");

  await Promise.all([app.finishUpkeep(), other.finishUpkeep(), erase(other, "two@example.com")]);
  app.clock.forward(60_000);
  await Promise.all([app.finishUpkeep(), other.finishUpkeep()]);
  const done = clearings(output());
  app.clock.forward(60_000);
  await Promise.all([app.finishUpkeep(), other.finishUpkeep()]);

  expect(done).toBeGreaterThanOrEqual(1);
  // For the first erasure, and for what the second asks before it begins and when it is done. Each by both would be six.
  expect(done).toBeLessThanOrEqual(3);
  expect(clearings(output())).toBe(done);
});
