import type { IncomingMessage } from "node:http";
import type { Context } from "hono";

/**
 * Ends the connection when of a body no byte has come for so long, as on a line that has died: what is being sent would
 * hold its place until Node's own limit for whole requests.
 */
export function endWhenSilent(c: Context, silenceMs = 60_000): void {
  const incoming = incomingOf(c);
  if (!incoming || incoming.complete) return;
  const usual = incoming.socket.timeout ?? 0;
  incoming.setTimeout(silenceMs);
  incoming.once("end", () => incoming.setTimeout(usual));
}

/** A phone's line in a bad place, of 8 KB a second and with pauses of half a minute, brings five times as much. */
const leastPace = { bytes: 128 * 1024, inMs: 2 * 60_000 };

/** Ends the connection when a body comes more slowly: with a byte a minute it is not silent, and would hold its place as long. */
export function endWhenSlow(c: Context): void {
  const incoming = incomingOf(c);
  if (!incoming || incoming.complete) return;
  const { socket } = incoming;
  let before = socket.bytesRead;
  const look = setInterval(() => {
    const came = socket.bytesRead - before;
    before += came;
    if (came < leastPace.bytes) socket.destroy();
  }, leastPace.inMs).unref();
  incoming.once("close", () => clearInterval(look));
}

/** What waits for its turn is not read meanwhile, and so is silent. */
export function letWaitInSilence(c: Context): void {
  incomingOf(c)?.setTimeout(0);
}

function incomingOf(c: Context): IncomingMessage | undefined {
  return (c.env as { incoming?: IncomingMessage } | undefined)?.incoming;
}
