import type { Consent } from "#contract/consent.ts";
import type { SpamReason } from "#contract/spam.ts";
import type { Traces } from "./spam-traces.ts";

/** What is known of a lead when it is stored. */
export type Judgement = {
  isSpam: boolean;
  points: number;
  reasons: SpamReason[];
  consents: Consent[];
  traces: Traces;
  sender: string;
};
