import type { ServerResponse } from "node:http";
import type { Context, MiddlewareHandler } from "hono";

/**
 * Gives each answer headers that it does not name itself. On a connection Node puts them together as it writes: in the
 * `Response` they would be checked one by one, sorted, and taken out again (docs/decisions/057).
 */
export function answerHeaders(headers: Record<string, string>): MiddlewareHandler {
  const all = Object.entries(headers);
  return (c, next) => {
    const outgoing = outgoingOf(c);
    if (outgoing) for (const [name, value] of all) outgoing.setHeader(name, value);
    return outgoing ? next() : next().then(() => addMissing(c.res.headers, all));
  };
}

/** What goes out over a connection. Undefined where the app calls itself. */
export function outgoingOf(c: Context): ServerResponse | undefined {
  return (c.env as { outgoing?: ServerResponse } | undefined)?.outgoing;
}

function addMissing(given: Headers, headers: readonly [string, string][]): void {
  for (const [name, value] of headers) if (!given.has(name)) given.set(name, value);
}
