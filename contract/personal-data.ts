import type * as v from "valibot";
import { subscriptionInput } from "./leads.ts";
import { form } from "./validate.ts";

/** An address whose data is asked for. */
export const personInput = form(subscriptionInput.entries);
export type PersonInput = v.InferOutput<typeof personInput>;

/** A row as it is stored, with all its columns, so that none is ever forgotten here. */
export type HeldRow = Record<string, string | number>;

/** A mail about the person's leads; `to` is the person's, or that of the office that was told. Times are ISO 8601, UTC. */
export type HeldMail = {
  id: string;
  created_at: string;
  to: "this address" | "our office";
  subject: string;
  text: string;
  state: "waiting" | "sent" | "failed";
};

/** All that is held for one address, newest first. */
export type PersonalData = {
  email: string;
  enquiries: HeldRow[];
  messages: HeldRow[];
  /** How far we are with these, and where they came from. */
  handling: HeldRow[];
  /** What staff noted about them, and changed. */
  notes: HeldRow[];
  /** At most one. */
  subscriptions: HeldRow[];
  mails: HeldMail[];
};

/** How many rows went with an erasure. */
export type Erased = { leads: number; subscriptions: number; mails: number };
