import type { Context, MiddlewareHandler } from "hono";
import type { Dependencies } from "#server/dependencies.ts";
import { outgoingOf } from "./answer-headers.ts";
import { clientAddress } from "./client-address.ts";

/** So many turns in which somebody comes may pass before the next answer begins; the first begins at once. */
const hearingMax = 32;

/**
 * Lets answers begin one after the other, and one in each turn of the event loop: between two of them whoever else asks is
 * heard. Node takes one new connection in a turn, so that without it many long answers at once keep newcomers out until they
 * are through; and while newcomers come, they are heard first. Addresses take turns, so that one that asks for much makes
 * nobody wait for all of it. Nothing waits for the end of another answer. See docs/decisions/059 and 103.
 */
export function oneATurn({
  trustedProxies,
}: Pick<Dependencies, "trustedProxies">): MiddlewareHandler {
  /** By address, the one first whose turn is next. */
  const waiting = new Map<string, (() => void)[]>();
  let hasNewcomer = false;
  let turnsHeard = 0;

  function begin(): void {
    const isHearing = hasNewcomer && turnsHeard < hearingMax;
    turnsHeard = isHearing ? turnsHeard + 1 : 0;
    hasNewcomer = false;
    if (!isHearing) beginNext();
    if (waiting.size > 0) setImmediate(begin);
  }

  function beginNext(): void {
    const [[address, asked] = ["", []]] = waiting;
    asked.shift()?.();
    waiting.delete(address);
    if (asked.length > 0) waiting.set(address, asked);
  }

  const turnOf = (address: string) =>
    new Promise<void>((resolve) => {
      if (waiting.size > 0) hasNewcomer = true;
      else {
        turnsHeard = hearingMax;
        setImmediate(begin);
      }
      const asked = waiting.get(address);
      if (asked) asked.push(resolve);
      else waiting.set(address, [resolve]);
    });

  // A page that asks the API in process has had its turn.
  return (c, next) =>
    outgoingOf(c) && !isSent(c) ? turnOf(clientAddress(c, trustedProxies)).then(next) : next();
}

/** What is sent to the API is short, and shares its commit with what is sent in the same turn (docs/decisions/035). */
function isSent({ req }: Context): boolean {
  return req.method === "POST" && req.path.startsWith("/api/");
}
