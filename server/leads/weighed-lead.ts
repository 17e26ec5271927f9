import type { Consent, SpamReason } from "#contract/answers/leads.ts";
import type { Arrival } from "./arrival.ts";
import type { Traces } from "./spam-traces.ts";

/** A lead and what is thought of it when it is stored. */
export type WeighedLead = Arrival & {
  isSpam: boolean;
  points: number;
  reasons: SpamReason[];
  consents: Consent[];
  traces: Traces;
  sender: string;
};
