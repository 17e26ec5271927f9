import * as v from "valibot";

/** A row as it is stored, with all its columns, so that none is ever forgotten here. */
const heldRow = v.record(v.string(), v.union([v.string(), v.number()]));
export type HeldRow = v.InferOutput<typeof heldRow>;

/** A mail about the person's leads; `to` is the person's, or that of the office that was told. Times are ISO 8601, UTC. */
const heldMail = v.object({
  id: v.string(),
  created_at: v.string(),
  to: v.picklist(["this address", "our office"]),
  subject: v.string(),
  text: v.string(),
  state: v.picklist(["waiting", "sent", "failed"]),
});
export type HeldMail = v.InferOutput<typeof heldMail>;

/** All that is held for one address, newest first. */
export const personalData = v.object({
  email: v.string(),
  enquiries: v.array(heldRow),
  messages: v.array(heldRow),
  /** How far we are with these, and where they came from. */
  handling: v.array(heldRow),
  /** What staff noted about them, and changed. */
  notes: v.array(heldRow),
  /** At most one. */
  subscriptions: v.array(heldRow),
  mails: v.array(heldMail),
});
export type PersonalData = v.InferOutput<typeof personalData>;

/** How many rows went with an erasure. */
export const erased = v.object({
  leads: v.number(),
  subscriptions: v.number(),
  mails: v.number(),
});
export type Erased = v.InferOutput<typeof erased>;
