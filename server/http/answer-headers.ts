import type { ServerResponse } from "node:http";
import type { Context, MiddlewareHandler } from "hono";

/**
 * Gives each answer headers that it does not name itself. On a connection Node puts them together as it writes: to put
 * them into the `Response` would make lists of checked headers out of plain ones, twice as dear as all else that passes
 * an answer on (docs/decisions/057).
 */
export function answerHeaders(
  headersOf: (c: Context) => Record<string, string>,
): MiddlewareHandler {
  return (c, next) => {
    const headers = Object.entries(headersOf(c));
    const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse };
    if (outgoing) for (const [name, value] of headers) outgoing.setHeader(name, value);
    return outgoing ? next() : next().then(() => addMissing(c.res.headers, headers));
  };
}

/** Where the app calls itself, there is no connection. */
function addMissing(given: Headers, headers: readonly [string, string][]): void {
  for (const [name, value] of headers) if (!given.has(name)) given.set(name, value);
}
