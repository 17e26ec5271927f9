import { type KeptLead, keep, readKept, waitingPlaces } from "./kept-leads.ts";
import { tell } from "./lead-news.ts";
import type { LeadPlace, Values } from "./lead-places.ts";
import { takeNewPage } from "./new-page.ts";

const tryAgainMs = 15_000;
const underWay = new Set<LeadPlace>();

let sender: Promise<typeof import("./lead-sender.ts")> | undefined;
let isLoaded = false;

/** Loads the rules and what sends, once a form is in use: most visits only read. */
export async function prepareSending(): Promise<typeof import("./lead-sender.ts") | undefined> {
  sender ??= import("./lead-sender.ts");
  try {
    const loaded = await sender;
    isLoaded = true;
    return loaded;
  } catch {
    // The network failed, or the files are those of a newer site. Some browsers ask again at the next try.
    sender = undefined;
    return undefined;
  }
}

/** Sends what was typed. It is kept first, and until the server has said that it has it. */
export function sendLead(place: LeadPlace, values: Values): Promise<void> {
  return trySending(place, keep(place, values, true), true);
}

let isKeptUp = false;

/** Sends what is waiting, quietly: now, when the connection is back, and from time to time as long as the page lives. */
export function keepSending(): void {
  if (isKeptUp) return;
  isKeptUp = true;
  setInterval(sendWaiting, tryAgainMs);
  window.addEventListener("online", sendWaiting);
  sendWaiting();
}

function sendWaiting(): void {
  for (const place of waitingPlaces()) {
    const kept = readKept(place);
    if (kept) void trySending(place, kept, false);
  }
}

export function isUnderWay(place: LeadPlace): boolean {
  return underWay.has(place);
}

/** `isAsked`: by who waits for it. */
async function trySending(place: LeadPlace, kept: KeptLead, isAsked: boolean): Promise<void> {
  if (underWay.has(place)) return;
  underWay.add(place);
  // Nothing may be changed before it is here either; from then on it says so itself, of what passes the rules.
  if (!isLoaded) tell({ place, state: "sending" });
  try {
    const loaded = await prepareSending();
    if (loaded) return await loaded.deliver(place, kept, isAsked);
    tell({ place, state: "waiting" });
    await takeNewPage(place, isAsked);
  } finally {
    underWay.delete(place);
  }
}
