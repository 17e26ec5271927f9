import type { LeadProblem } from "./kept-leads.ts";
import type { LeadPlace } from "./lead-places.ts";

/**
 * What became of a lead: `refused` has the reason, ours or the server's, and whether somebody has asked for the send and
 * waits for it; `waiting` is sent by itself later; `promise` says until when we answer,
 * and what else follows.
 */
export type LeadNews =
  | { place: LeadPlace; state: "sending" }
  | { place: LeadPlace; state: "sent"; receipt: string; promise: string }
  | { place: LeadPlace; state: "waiting" }
  | { place: LeadPlace; state: "refused"; problem: LeadProblem; isAsked: boolean };

const listeners = new Set<(news: LeadNews) => void>();

/** Tells of every lead, whichever form it came from and whoever pressed Send. Gives the way to stop listening. */
export function onLeadNews(listener: (news: LeadNews) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tell(news: LeadNews): void {
  for (const listener of listeners) listener(news);
}
