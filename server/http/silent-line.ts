import type { IncomingMessage } from "node:http";
import type { Context } from "hono";

/**
 * Ends the connection when of a body no byte has come for so long, as on a line that has died: what is being sent would
 * hold its place until Node's own limit for whole requests.
 */
export function endWhenSilent(c: Context, silenceMs = 60_000): void {
  const incoming = (c.env as { incoming?: IncomingMessage } | undefined)?.incoming;
  if (!incoming || incoming.complete) return;
  incoming.setTimeout(silenceMs);
  incoming.once("end", () => incoming.setTimeout(0));
}
