import type { Consent } from "#contract/consent.ts";
import type { SpamReason } from "#contract/spam.ts";
import type { Arrival } from "./arrival.ts";
import type { Traces } from "./spam-traces.ts";

/** What is known of a lead when it is stored. */
type Judgement = {
  isSpam: boolean;
  points: number;
  reasons: SpamReason[];
  consents: Consent[];
  traces: Traces;
  sender: string;
};

/** A lead and what is thought of it. */
export type WeighedLead = Arrival & Judgement;
