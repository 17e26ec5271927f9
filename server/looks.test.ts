import { expect, onTestFinished, test, vi } from "vitest";
import { atTheDesk, sendStuckEnquiry } from "#tests/desk.ts";
import { anEnquiry, startTestApp } from "#tests/kit.ts";
import { collectOutput } from "#tests/log-lines.ts";
import { createLooks } from "./looks.ts";

/** What was logged of an event, from now on. */
function loggedOf(event: string) {
  const output = collectOutput();
  return () =>
    output()
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line): Record<string, unknown> => JSON.parse(line))
      .filter((line) => line.event === event);
}

test("what the outbox logs names no request, whichever woke it", async () => {
  const app = await startTestApp({ isAwake: true, notifyEmail: undefined });
  const sent = loggedOf("mail-sent");

  for (const count of [1, 2]) {
    expect((await app.post("/api/enquiry", anEnquiry())).status).toBe(201);
    await expect.poll(sent).toHaveLength(count);
  }

  for (const line of sent()) expect(line).not.toHaveProperty("request");
});

test("nor does what looks for the desk's news, whoever listened first", async () => {
  const app = await startTestApp();
  const headers = await app.staffHeaders();
  await app.database.takeAway("desk_lead");
  const failed = loggedOf("desk-look-failed");

  const { body } = await app.request("/api/desk/events", { headers });

  await expect.poll(failed).not.toEqual([]);
  await body?.cancel();
  for (const line of failed()) expect(line).not.toHaveProperty("request");
});

test("a lead that can not be taken up is told of under one name, also where staff ask", async () => {
  const app = await startTestApp({ isWaiting: true });
  await sendStuckEnquiry(app);
  const taken = loggedOf("take-up-failed");

  await (await atTheDesk(app)).page();

  expect(taken()).toHaveLength(1);
});

test("the desk's news that can not be looked for are told of every 5 seconds, not each second", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldClearNativeTimers: true });
  onTestFinished(() => void vi.useRealTimers());
  const app = await startTestApp();
  const headers = await app.staffHeaders();
  await app.database.takeAway("desk_lead");
  const failed = loggedOf("desk-look-failed");
  let seconds = 0;

  const { body } = await app.request("/api/desk/events", { headers });

  await expect
    .poll(async () => {
      seconds += 1;
      await vi.advanceTimersByTimeAsync(1000);
      return failed();
    })
    .toHaveLength(3);
  await body?.cancel();
  expect(seconds).toBeGreaterThanOrEqual(10);
});

test("what is looked for often is looked for less often once it has failed", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let isAway = false;
  let looked = 0;
  const looks = createLooks({
    workDue: async () => {
      looked += 1;
      if (isAway) throw new Error("away");
    },
    lookEveryMs: 200,
    onLookFailure: () => undefined,
  });
  const looksIn = async (ms: number) => {
    const before = looked;
    await vi.advanceTimersByTimeAsync(ms);
    return looked - before;
  };

  looks.start();
  expect(await looksIn(1000)).toBe(5);
  isAway = true;
  expect(await looksIn(10_200)).toBe(3);
  isAway = false;
  expect(await looksIn(6000)).toBeGreaterThan(5);
  await looks.stop();
});
