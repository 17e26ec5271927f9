import * as v from "valibot";
import { answerWays } from "#contract/answering.ts";
import { leadVersion, owner } from "./desk.ts";

/** How far a reply is on its way; the next try is ISO 8601, UTC, and counts only while it waits. */
const delivery = v.object({
  state: v.picklist(["waiting", "sent", "failed"]),
  /** How often it was tried. */
  tries: v.number(),
  next_try_at: v.string(),
});
export type Delivery = v.InferOutput<typeof delivery>;

/** What was answered to a lead, newest first. */
export const deskAnswer = v.object({
  id: v.string(),
  way: v.picklist(answerWays),
  /** When: ISO 8601, UTC. */
  at: v.string(),
  /** Null when the account is gone. */
  staff: v.nullable(owner),
  /** Of a mail. */
  mail: v.nullable(v.object({ subject: v.string(), text: v.string(), ...delivery.entries })),
});
export type DeskAnswer = v.InferOutput<typeof deskAnswer>;

/** What answers, their taking back and hand-overs tell: the lead as it is after them. */
export const leadAfter = v.object({ lead: leadVersion });
export type LeadAfter = v.InferOutput<typeof leadAfter>;
