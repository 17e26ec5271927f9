import { ApiFailure } from "#app/api.ts";
import { serverEvents } from "#app/event-stream.ts";
import { loggedIn } from "#app/staff/login-end.ts";
import type { DeskEvent } from "#contract/answers/desk.ts";
import { eventsPath } from "./desk-api.ts";

/** `off`: this server tells no news; the list is as it was loaded. */
export type LiveState = "connecting" | "live" | "off";

type Listener = { onEvent: (event: DeskEvent) => void; onState: (state: LiveState) => void };

const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/** Listens until it is called off, and begins again after every break. Gives the way to call it off. */
export function listen(listener: Listener): () => void {
  const ended = new AbortController();
  void listenAgain(listener, ended.signal);
  return () => ended.abort();
}

async function listenAgain(listener: Listener, signal: AbortSignal): Promise<void> {
  let attempt = 0;
  while (!signal.aborted) {
    listener.onState("connecting");
    const heard = await hear(listener, signal);
    if (heard === "off") return listener.onState("off");
    attempt = heard === "something" ? 0 : attempt + 1;
    await pause(pauseMs(attempt, Math.random()), signal);
  }
}

/** Until the stream ends or breaks; tells whether it has brought anything. */
async function hear(
  { onEvent, onState }: Listener,
  signal: AbortSignal,
): Promise<"nothing" | "something" | "off"> {
  let heard: "nothing" | "something" = "nothing";
  async function read(): Promise<void> {
    for await (const data of serverEvents(eventsPath, signal)) {
      heard = "something";
      onState("live");
      onEvent(JSON.parse(data) as DeskEvent);
    }
  }
  try {
    await loggedIn(read);
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (isFinal(failure)) return "off";
  }
  return heard;
}

/** Longer each time, and not the same for everybody: a server that starts again is not overrun. `random` is from 0 to 1. */
export function pauseMs(attempt: number, random: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** attempt) * (0.5 + random / 2);
}

/** A server that knows no events. A login that has ended is left with the page, or asked for by what keeps it open. */
function isFinal({ status }: ApiFailure): boolean {
  return status >= 400 && status < 500 && status !== 429 && status !== 401;
}

/** Shorter where the network comes back meanwhile. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const over = new AbortController();
    const stop = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(stop, ms);
    addEventListener("online", stop, { signal: over.signal });
    signal.addEventListener("abort", stop, { signal: over.signal });
  });
}
