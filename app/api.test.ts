import { expect, onTestFinished, test, vi } from "vitest";
import { ApiFailure, api, createServerApi, streamFromBrowser } from "./api.ts";
import { deskApi } from "./staff/desk/desk-api.ts";
import { api as staffApi } from "./staff/staff-api.ts";

const message = { name: "Rohit Nair", email: "rohit@example.com", phone: "", message: "" };

/** What comes before the connection breaks. */
function cut(text: string): ReadableStream {
  const parts = [new TextEncoder().encode(text)];
  return new ReadableStream({
    pull(controller) {
      const part = parts.shift();
      if (part) controller.enqueue(part);
      else controller.error(new TypeError("terminated"));
    },
  });
}

test.each([
  { came: cut('{"data":{"rec'), status: 201, told: 0, isPassing: true },
  { came: "<p>Log in to this network</p>", status: 200, told: 0, isPassing: true },
  { came: cut('{"error":"Full N'), status: 400, told: 400, isPassing: false },
  { came: "<h1>Bad Gateway</h1>", status: 502, told: 502, isPassing: true },
])("an answer of $status that is no whole JSON is a failure of $told", async (answer) => {
  const { came, status, told, isPassing } = answer;
  const { sendMessage } = createServerApi(() => new Response(came, { status }));

  const failure = await sendMessage(message).catch((thrown: unknown) => thrown);

  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ status: told, text: undefined, isPassing });
});

/** Nobody answers; gives what ends the time of all that is asked for, and what was asked. */
function silentLine() {
  const time = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(time.signal);
  const sent = vi.fn(
    (_path: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
      }),
  );
  vi.stubGlobal("fetch", sent);
  onTestFinished(() => {
    timeout.mockRestore();
    vi.unstubAllGlobals();
  });
  return { sent, timeout, timeIsUp: () => time.abort() };
}

const failureOf = (asked: Promise<unknown>) => asked.catch((thrown: unknown) => thrown);

test("what is sent goes on where its page is left, and may succeed later where nobody answers for a minute", async () => {
  const { sent, timeout, timeIsUp } = silentLine();

  const failure = failureOf(api.sendMessage(message, "a-key"));
  timeIsUp();

  expect(await failure).toMatchObject({ status: 0, isPassing: true });
  expect(sent).toHaveBeenCalledWith("/api/contact", expect.objectContaining({ keepalive: true }));
  expect(timeout).toHaveBeenCalledWith(60_000);
});

test("staff wait a minute for an answer, too", async () => {
  const { timeout, timeIsUp } = silentLine();

  const failure = failureOf(deskApi.change("a-lead", { version: 1, stage: "won" }));
  timeIsUp();

  expect(await failure).toMatchObject({ status: 0, isPassing: true });
  expect(timeout).toHaveBeenCalledWith(60_000);
});

test.each([
  ["a change of many", () => deskApi.changeMany({ ids: ["a"], change: { stage: "won" } })],
  ["what takes it back", () => deskApi.undo("a-change")],
  ["an erasure", () => staffApi.erase({ email: "a@example.com" })],
  ["what is read as it comes", () => streamFromBrowser("/desk/events", {})],
])("%s takes its time", (_, ask) => {
  const { sent } = silentLine();

  void ask();

  expect(sent).toHaveBeenCalledWith(
    expect.any(String),
    expect.not.objectContaining({ signal: expect.anything() }),
  );
});

test("what is read as it comes fails with the server's words, as any call does", async () => {
  const refused = () => Response.json({ error: "Only for an owner." }, { status: 403 });
  vi.stubGlobal("fetch", refused);
  onTestFinished(() => void vi.unstubAllGlobals());

  const failure = await failureOf(streamFromBrowser("/backup", {}));

  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ status: 403, text: "Only for an owner." });
});

test.each([
  { status: 400, isPassing: false },
  { status: 409, isPassing: false },
  { status: 429, isPassing: true },
  { status: 500, isPassing: false },
  { status: 502, isPassing: true },
  { status: 503, isPassing: true },
])("the same call may succeed later after $status: $isPassing", ({ status, isPassing }) => {
  expect(new ApiFailure(status).isPassing).toBe(isPassing);
});
