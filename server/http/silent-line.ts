import type { IncomingMessage } from "node:http";
import type { Context } from "hono";

/**
 * Ends the connection when of its body no byte has come for so long, as on a line that has died: what is being sent would
 * hold its place until Node's own limit for whole requests.
 */
export function endWhenSilent(c: Context, silenceMs: number): void {
  const incoming = (c.env as { incoming?: IncomingMessage } | undefined)?.incoming;
  incoming?.setTimeout(silenceMs);
  incoming?.once("end", () => incoming.setTimeout(0));
}
