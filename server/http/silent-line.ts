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

/** What waits for its turn is not read meanwhile, and so is silent. */
export function letWaitInSilence(c: Context): void {
  incomingOf(c)?.setTimeout(0);
}

function incomingOf(c: Context): IncomingMessage | undefined {
  return (c.env as { incoming?: IncomingMessage } | undefined)?.incoming;
}
