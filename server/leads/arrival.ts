import type { ContactMessage, Enquiry, Receipt } from "#contract/answers/leads.ts";
import type { LeadSignals } from "#contract/lead-signals.ts";
import type { ContactInput, EnquiryInput } from "#contract/leads.ts";
import type { Proof } from "#server/dependencies.ts";

/** What a form has sent. */
export type Filled =
  | { form: "enquiry"; input: EnquiryInput }
  | { form: "message"; input: ContactInput };

/** How a lead came, beside what it says. */
export type Seen = {
  signals: LeadSignals;
  /** The headers that every browser sends with a form. */
  hasBrowserHeaders: boolean;
  /** As the browser names them, such as "en-IN,en;q=0.8"; empty where it does not. */
  languages: string;
  /** Of the bot check. */
  proof: Proof | undefined;
  /** Whoever sent it does not mind being counted. */
  isCounted: boolean;
};

/** A lead as it came. All that follows is made of this, later, so JSON can carry it. Times are ISO 8601, UTC. */
export type Arrival = Filled &
  Seen &
  Receipt & {
    /** More leads have come from its network address than people send. */
    isFlood: boolean;
    /** When half of the time to answer is over, and when all of it is. */
    half_at: string;
    due_at: string;
  };

/** The enquiry as staff read it. */
export function enquiryOf({ id, receipt, created_at }: Receipt, input: EnquiryInput): Enquiry {
  const { number, ...fields } = input;
  return { ...fields, id, receipt, created_at, phone: number };
}

/** The same of a message. */
export function messageOf(
  { id, receipt, created_at }: Receipt,
  input: ContactInput,
): ContactMessage {
  return { ...input, id, receipt, created_at };
}
