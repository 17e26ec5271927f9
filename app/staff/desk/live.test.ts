import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DeskEvent } from "#contract/answers/desk.ts";
import { type LiveState, listen, pauseMs } from "./live.ts";

const asked = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const told = vi.fn<(event: Event) => boolean>();
const streamOf = (...events: DeskEvent[]) =>
  Promise.resolve(new Response(events.map((one) => `data: ${JSON.stringify(one)}\n\n`).join("")));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("localStorage", { getItem: () => "the-token" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("dispatchEvent", told);
});
afterEach(() => {
  asked.mockReset();
  told.mockReset();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Everything that is heard, in its order. */
function hear() {
  const heard: (DeskEvent | LiveState)[] = [];
  const note = (one: DeskEvent | LiveState) => void heard.push(one);
  return { heard, stop: listen({ onEvent: note, onState: note }) };
}

test("a stream that ends is asked for again, with the login", async () => {
  asked.mockImplementationOnce(() => streamOf({ type: "ready" }, { type: "came", ids: ["a"] }));
  asked.mockImplementationOnce(() => Promise.reject(new TypeError("Failed to fetch")));
  asked.mockImplementationOnce(() => streamOf({ type: "many" }));
  asked.mockImplementation(() => new Promise(() => undefined));

  const { heard, stop } = hear();
  await vi.advanceTimersByTimeAsync(10_000);
  stop();

  expect(heard).toEqual([
    ...["connecting", "live", { type: "ready" }, "live", { type: "came", ids: ["a"] }],
    ...["connecting", "connecting", "live", { type: "many" }, "connecting"],
  ]);
  const [path, init] = asked.mock.calls[0] ?? [];
  expect(path).toBe("/api/desk/events");
  expect(new Headers(init?.headers).get("Authorization")).toBe("Bearer the-token");
});

test("a server that knows no events is not asked again", async () => {
  asked.mockImplementation(() => Promise.resolve(new Response(null, { status: 404 })));

  const { heard } = hear();
  await vi.advanceTimersByTimeAsync(120_000);

  expect(heard).toEqual(["connecting", "off"]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each([429, 500, 503])("a server that answers %i is asked again", async (status) => {
  asked.mockImplementationOnce(() => Promise.resolve(new Response(null, { status })));
  asked.mockImplementationOnce(() => streamOf({ type: "ready" }));
  asked.mockImplementation(() => new Promise(() => undefined));

  const { heard, stop } = hear();
  await vi.advanceTimersByTimeAsync(5000);
  stop();

  expect(heard).toEqual(["connecting", "connecting", "live", { type: "ready" }, "connecting"]);
});

test("who has heard something asks again within a second, however often it failed before", async () => {
  vi.spyOn(Math, "random").mockReturnValue(1);
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    asked.mockImplementationOnce(() => Promise.reject(new TypeError("Failed to fetch")));
  }
  asked.mockImplementationOnce(() => streamOf({ type: "ready" }));
  asked.mockImplementation(() => new Promise(() => undefined));

  const { stop } = hear();
  await vi.advanceTimersByTimeAsync(2000 + 4000 + 8000 + 16_000);
  expect(asked).toHaveBeenCalledTimes(5);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveBeenCalledTimes(6);
  stop();
});

test("a network that comes back ends the pause", async () => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  asked.mockImplementation(() => Promise.reject(new TypeError("Failed to fetch")));

  const { stop } = hear();
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);

  expect(asked).toHaveBeenCalledTimes(2);
  stop();
});

test("a login that has ended is told, and the page that stays asks on until somebody logs in again", async () => {
  asked.mockImplementationOnce(() => Promise.resolve(new Response(null, { status: 401 })));
  asked.mockImplementationOnce(() => streamOf({ type: "ready" }));
  asked.mockImplementation(() => new Promise(() => undefined));

  const { heard, stop } = hear();
  await vi.advanceTimersByTimeAsync(5000);
  stop();

  expect(told.mock.calls.map(([{ type }]) => type)).toEqual(["login-ended"]);
  expect(heard).toEqual(["connecting", "connecting", "live", { type: "ready" }, "connecting"]);
});

test("a connection that is silent for 45 seconds counts as broken", async () => {
  asked.mockImplementation(() => Promise.resolve(new Response(new ReadableStream())));

  const { stop } = hear();
  await vi.advanceTimersByTimeAsync(44_000);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(4000);
  expect(asked).toHaveBeenCalledTimes(2);
  stop();
});

test("who stops listening is not asked for any more", async () => {
  asked.mockImplementation(() => streamOf());

  const { stop } = hear();
  await vi.advanceTimersByTimeAsync(100);
  stop();
  await vi.advanceTimersByTimeAsync(120_000);

  expect(asked).toHaveBeenCalledTimes(1);
});

test("a broken stream is tried again after a second at most, later after half a minute at most", () => {
  expect(pauseMs(0, 1)).toBe(1000);
  expect(pauseMs(1, 1)).toBe(2000);
  expect(pauseMs(4, 1)).toBe(16_000);
  expect(pauseMs(5, 1)).toBe(30_000);
});

test("the pause is never longer than half a minute, and never nothing", () => {
  fc.assert(
    fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, random) => {
      const ms = pauseMs(attempt, random);
      expect(ms).toBeGreaterThanOrEqual(500);
      expect(ms).toBeLessThanOrEqual(30_000);
    }),
  );
});
