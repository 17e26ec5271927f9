import { Hono } from "hono";
import type { DeskEvent } from "#contract/answers/desk.ts";
import type { GuardedDependencies, LiveLogins } from "#server/dependencies.ts";
import { Problem } from "#server/http/problem.ts";
import * as describes from "./descriptions.ts";
import { createNews } from "./news.ts";

/** A browser opens six connections to a site over HTTP/1.1: two are left for everything else. */
const streamsPerLogin = 4;
const streamsMax = 500;
/** Proxies close what is silent for longer, usually after 60 s. */
const heartbeatMs = 15_000;
/** What a browser has not read yet; one that is so far behind starts again. */
const behindBytesMax = 64 * 1024;

type Bytes = Uint8Array<ArrayBuffer>;
type Needs = GuardedDependencies & {
  liveLogins: LiveLogins;
  /** Hears of a look for news that failed; the next one repeats it. */
  onLookFailure: (error: unknown) => void;
};

/** What is new on the desk, as it comes. Mounted at /api/desk. */
export function eventRoutes(dependencies: Needs) {
  const { staffOnly, stopping } = dependencies;
  const news = createNews(dependencies);
  /** Of this instance, which bounds what this instance holds open. */
  const open = new Map<string, number>();

  function requireRoom(loginId: string): void {
    const all = [...open.values()].reduce((sum, count) => sum + count, 0);
    if ((open.get(loginId) ?? 0) < streamsPerLogin && all < streamsMax) return;
    const text = "The inbox is open in too many windows. Please close one.";
    throw new Problem(429, text, { "Retry-After": "30" });
  }

  function count(loginId: string, by: 1 | -1): void {
    const now = (open.get(loginId) ?? 0) + by;
    if (now > 0) open.set(loginId, now);
    else open.delete(loginId);
  }

  function eventStream(loginId: string): ReadableStream<Bytes> {
    let end = () => {};
    return new ReadableStream<Bytes>(
      {
        start(controller) {
          end = openStream(controller);
        },
        cancel: () => end(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: behindBytesMax }),
    );

    function openStream(controller: ReadableStreamDefaultController<Bytes>): () => void {
      let isOpen = true;
      const send = (text: string) => {
        if (!isOpen) return;
        controller.enqueue(Buffer.from(text));
        if ((controller.desiredSize ?? 0) <= 0) close();
      };
      const close = () => {
        if (isOpen) controller.close();
        stop();
      };
      const stop = () => {
        if (!isOpen) return;
        isOpen = false;
        clearInterval(heartbeat);
        unlisten();
        stopping.removeEventListener("abort", close);
        count(loginId, -1);
      };
      count(loginId, 1);
      const heartbeat = setInterval(() => send(": still here\n\n"), heartbeatMs);
      heartbeat.unref();
      stopping.addEventListener("abort", close);
      const tell = (event: DeskEvent) => send(`data: ${JSON.stringify(event)}\n\n`);
      const unlisten = news.listen({ loginId, tell, end: close });
      return stop;
    }
  }

  return new Hono().get("/events", describes.events, staffOnly, (c) => {
    const { loginId } = c.get("staff");
    requireRoom(loginId);
    c.header("Content-Type", "text/event-stream; charset=utf-8");
    // A proxy that gathers answers would hold every event back.
    c.header("X-Accel-Buffering", "no");
    const isWanted = c.req.method === "GET" && !stopping.aborted;
    return isWanted ? c.body(eventStream(loginId)) : c.body(null);
  });
}
