import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { DeskEvent } from "#contract/answers/desk.ts";
import { asABot, atTheDesk, sendEnquiry, sendMessage } from "#tests/desk.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";

/** Between two looks for what is new. */
const aLookMs = 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldClearNativeTimers: true });
});
afterEach(() => void vi.useRealTimers());

/** What it gives as time goes on, a look at a time, until it is as expected. */
const expectSoon = <T>(read: () => T) =>
  expect.poll(async () => {
    await vi.advanceTimersByTimeAsync(aLookMs);
    return read();
  });

/** Listens as a browser does; gives what was told, and whether the stream has ended. */
async function listen(app: TestApp, headers?: Record<string, string>) {
  const answer = await app.request("/api/desk/events", {
    headers: headers ?? (await app.staffHeaders()),
  });
  const events: DeskEvent[] = [];
  const state = { hasEnded: false };
  if (answer.status !== 200) return { answer, events, state, leave: async () => undefined };
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => {
    let text = "";
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      text += part.value;
      const blocks = text.split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        if (block.startsWith("data: ")) events.push(JSON.parse(block.slice("data: ".length)));
      }
    }
    state.hasEnded = true;
  };
  void read();
  const leave = async () => void (await reader?.cancel());
  onTestFinished(leave);
  return { answer, events, state, leave };
}

async function listenReady(app: TestApp, headers?: Record<string, string>) {
  const listener = await listen(app, headers);
  await expectSoon(() => listener.events).toEqual([{ type: "ready" }]);
  return listener;
}

test("a lead that comes is told with its id, and with nothing else", async () => {
  const app = await startTestApp();
  await sendMessage(app);
  const { answer, events } = await listenReady(app);
  expect(answer.headers.get("Content-Type")).toBe("text/event-stream; charset=utf-8");
  expect(answer.headers.get("X-Accel-Buffering")).toBe("no");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");

  const id = await sendEnquiry(app);

  await expectSoon(() => events.slice(1)).toEqual([{ type: "came", ids: [id] }]);
  await (await atTheDesk(app)).note(id, "Called");
  await expectSoon(() => events.slice(2)).toEqual([
    { type: "changed", leads: [{ id, version: 2 }] },
  ]);
});

test("a change is told, also to who made it; likely spam comes without a sound", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  app.clock.forward(60_001);
  const desk = await atTheDesk(app);
  const { events } = await listenReady(app, desk.headers);

  await desk.change(id, { stage: "in-touch" });
  await expectSoon(() => events.slice(1)).toEqual([
    { type: "changed", leads: [{ id, version: 2 }] },
  ]);
  const spam = await sendEnquiry(app, asABot);
  await expectSoon(() => events.slice(2)).toEqual([
    { type: "changed", leads: [{ id: spam, version: 1 }] },
  ]);
});

test("what another instance did is told here", async () => {
  const app = await startTestApp();
  const other = await startTestApp({
    clock: app.clock,
    database: { ...app.database, db: app.database.open() },
  });
  const { events } = await listenReady(app);

  const id = await sendEnquiry(other);

  await expectSoon(() => events.slice(1)).toEqual([{ type: "came", ids: [id] }]);
});

test("very many changes are told without their ids", async () => {
  const app = await startTestApp({ isWaiting: true });
  for (let place = 0; place < 230; place += 1) await sendMessage(app, { phone: "" });
  await app.takeUp();
  app.clock.forward(60_001);
  const desk = await atTheDesk(app);
  const { events } = await listenReady(app, desk.headers);

  // At once: staff change many in chunks, and a look that falls between two of them sees fewer.
  const changed_at = app.clock.now().toISOString();
  await app.database.db
    .updateTable("desk_lead")
    .set((row) => ({ version: row("version", "+", 1), changed_at }))
    .execute();

  const types = () => events.slice(1).map(({ type }) => type);
  await expectSoon(types).toEqual(["many"]);
  const asked = vi.spyOn(app.database.db, "selectFrom");
  await expectSoon(() => asked.mock.calls.length).toBeGreaterThan(10);
  app.clock.forward(60_000);
  await expectSoon(types).toEqual(["many", "ready"]);
});

test("after a pause that may have lost something, everything is to be read again", async () => {
  const app = await startTestApp();
  const { events } = await listenReady(app, await app.staffHeaders());
  app.clock.forward(60_000);
  await expectSoon(() => events.slice(1)).toEqual([{ type: "ready" }]);
});

test("a login that ends ends its streams, and no other's", async () => {
  const app = await startTestApp();
  const headers = await app.staffHeaders();
  const mine = await listenReady(app, headers);
  const other = await listenReady(app);

  await app.post("/api/user/logout", {}, headers);

  await expectSoon(() => mine.state.hasEnded).toBe(true);
  expect(other.state.hasEnded).toBe(false);
  expect((await listen(app, headers)).answer.status).toBe(401);
});

test("listening is no use of the login: after eight hours it ends", async () => {
  const app = await startTestApp();
  const listener = await listenReady(app);
  app.clock.forward(8 * 60 * 60 * 1000);
  await expectSoon(() => listener.state.hasEnded).toBe(true);
});

test("a stop ends every stream at once, and none begins", async () => {
  const app = await startTestApp();
  const headers = await app.staffHeaders();
  const listeners = [await listenReady(app), await listenReady(app, headers)];

  app.stop();

  // The clock stands still: no look ends them.
  await expect.poll(() => listeners.map(({ state }) => state.hasEnded)).toEqual([true, true]);
  const late = await listen(app, headers);
  await expect.poll(() => late.state.hasEnded).toBe(true);
});

test("a login listens in four windows and not in five; a closed one makes room", async () => {
  const app = await startTestApp();
  const headers = await app.staffHeaders();
  const windows = [];
  for (let count = 0; count < 4; count += 1) windows.push(await listen(app, headers));

  const { answer } = await listen(app, headers);
  expect(answer.status).toBe(429);
  expect(answer.headers.get("Retry-After")).toBe("30");
  const error = "The inbox is open in too many windows. Please close one.";
  expect(await answer.json()).toEqual({ error });

  await windows[0]?.leave();
  expect((await listen(app, headers)).answer.status).toBe(200);
});

test("HEAD opens no stream", async () => {
  const app = await startTestApp();
  const headers = await app.staffHeaders();
  for (let count = 0; count < 6; count += 1) {
    const answer = await app.request("/api/desk/events", { method: "HEAD", headers });
    expect(answer.status).toBe(200);
  }
});

test("where nobody listens, nobody looks", async () => {
  const app = await startTestApp();
  const other = await startTestApp({
    clock: app.clock,
    database: { ...app.database, db: app.database.open() },
  });
  const headers = await app.staffHeaders();
  const listener = await listenReady(app, headers);
  await listenReady(other, headers);
  const asked = vi.spyOn(app.database.db, "selectFrom");
  const otherAsked = vi.spyOn(other.database.db, "selectFrom");
  const looks = () => asked.mock.calls.filter(([table]) => table === "desk_lead").length;
  await expectSoon(looks).toBeGreaterThan(0);

  await listener.leave();
  asked.mockClear();
  otherAsked.mockClear();

  // Somebody listens to the other instance, which goes on. Here a look that was under way asks to its end.
  await expectSoon(() => otherAsked.mock.calls.length).toBeGreaterThan(10);
  expect(looks()).toBeLessThanOrEqual(1);
});
