import type { Context, MiddlewareHandler } from "hono";
import { outgoingOf } from "./answer-headers.ts";

/**
 * Lets answers begin one after the other, first come first served, and one in each turn of the event loop: between two of
 * them whoever else asks is heard. Node takes one new connection in a turn, so that without it many long answers at once
 * keep newcomers out until they are through. Nothing waits for the end of another answer. See docs/decisions/059.
 */
export function oneATurn(): MiddlewareHandler {
  const waiting: (() => void)[] = [];

  function begin(): void {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(begin);
  }

  const myTurn = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(begin);
    });

  // A page that asks the API in process has had its turn.
  return (c, next) => (outgoingOf(c) && !isSent(c) ? myTurn().then(next) : next());
}

/** What is sent to the API is short, and shares its commit with what is sent in the same turn (docs/decisions/035). */
function isSent({ req }: Context): boolean {
  return req.method === "POST" && req.path.startsWith("/api/");
}
