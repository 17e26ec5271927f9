import type { Context, MiddlewareHandler } from "hono";
import type { Dependencies } from "#server/dependencies.ts";
import { outgoingOf } from "./answer-headers.ts";
import { clientAddress } from "./client-address.ts";
import { Problem } from "./problem.ts";

/** So many turns in which somebody comes may pass before the next answer begins; the first begins at once. */
const hearingMax = 32;
/** Who comes in the turns behind an answer is no first: a connection is taken in one turn, and what it asks is read in the next. */
const lookingOn = 3;

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
  let isLooking = false;
  let hasNewcomer = false;
  /** Since the last answer began. */
  let turns = 0;

  function look(): void {
    turns += 1;
    const isHearing = hasNewcomer && turns <= hearingMax;
    hasNewcomer = false;
    if (waiting.size > 0 && !isHearing) beginNext();
    isLooking = waiting.size > 0 || turns < lookingOn;
    if (isLooking) setImmediate(look);
  }

  function beginNext(): void {
    const [[address, asked] = ["", []]] = waiting;
    asked.shift()?.();
    waiting.delete(address);
    if (asked.length > 0) waiting.set(address, asked);
    turns = 0;
  }

  const turnOf = (address: string) =>
    new Promise<void>((resolve) => {
      if (isLooking) hasNewcomer = true;
      else {
        isLooking = true;
        turns = hearingMax;
        setImmediate(look);
      }
      const asked = waiting.get(address);
      if (asked) asked.push(resolve);
      else waiting.set(address, [resolve]);
    });

  return async (c, next) => {
    const outgoing = outgoingOf(c);
    // A page that asks the API in process has had its turn.
    if (!outgoing || isSent(c)) return next();
    await turnOf(clientAddress(c, trustedProxies));
    const isGone = outgoing.destroyed && reading.has(c.req.method);
    if (isGone) throw new Problem(408, "Nobody waits for this answer any more.");
    return next();
  };
}

/** What is sent is done, also for who has gone. */
const reading = new Set(["GET", "HEAD"]);

/** What is sent to the API is short, and shares its commit with what is sent in the same turn (docs/decisions/035). */
function isSent({ req }: Context): boolean {
  return req.method === "POST" && req.path.startsWith("/api/");
}
