import type { Generated } from "kysely";
import type { AnswerWay } from "#contract/answering.ts";
import type { LeadKind, Office, Stage } from "#contract/desk.ts";

/** What staff do about leads. */
export type DeskTables = {
  /**
   * A lead on the desk: one row for each enquiry and each contact message, of the same id, made with it and
   * deleted with it.
   * Whoever changes a row that staff see counts `version` up and sets `changed_at`: that is how open panels hear of it
   * (server/desk/news.ts).
   */
  desk_lead: {
    id: string;
    kind: LeadKind;
    /** One of the two. */
    enquiry_id: string | null;
    message_id: string | null;
    /** Null until the row is linked: rows from before the desk are by and by. */
    person_id: string | null;
    /** The name as it is sorted by: lower case, without accents. */
    name_key: string;
    /** Of an enquiry, else empty. */
    category: string;
    stage: Stage;
    lost_reason: Generated<string>;
    owner_id: string | null;
    next_step: Generated<string>;
    /** YYYY-MM-DD; 9999-12-31 where there is none, so that those sort behind. */
    next_step_on: Generated<string>;
    office: Office;
    /** The visitor's time zone, the page that it was sent from, and how the first visit came: empty where not known. */
    zone: Generated<string>;
    page: Generated<string>;
    source: Generated<string>;
    /** JSON: LeadSource. */
    source_first: Generated<string>;
    source_last: Generated<string>;
    created_at: string;
    changed_at: string;
    version: Generated<number>;
    /** Empty: not in the trash. */
    trashed_at: Generated<string>;
    /**
     * The reply clock: when half of the target and the whole of it have passed, in office time. Empty where no time was
     * promised: leads from before the clock, likely spam.
     */
    due_at: Generated<string>;
    half_at: Generated<string>;
    /** When the office is to be mailed about the silence next, if nobody answers before; empty: no more. */
    escalate_at: Generated<string>;
    /** Empty: nobody has answered yet. */
    first_answer_at: Generated<string>;
    /**
     * `due_at` while an answer is awaited, else 9999-12-31: the order of the clock, kept by the database itself. Not what was
     * promised, which `answer_by` is in the answer to a send: that is `due_at` here.
     */
    answer_by: Generated<string>;
  };
  /**
   * How leads were answered. `key` is the sender's own, so that a repeated send is one answer; `body_hash` tells it from
   * another send under the same key. A mail has `mail_id`.
   */
  desk_answer: {
    id: string;
    key: string;
    body_hash: string;
    lead_id: string;
    staff_id: string | null;
    mail_id: string | null;
    way: AnswerWay;
    created_at: string;
  };
  /** Words for replies, with placeholders; `version` counts its changes. */
  reply_template: {
    id: string;
    name: string;
    subject: string;
    text: string;
    version: number;
    changed_at: string;
  };
  /** Somebody who sent leads, told by `person_key`: leads with the same email or the same phone are of one person. */
  person: { id: string; created_at: string };
  person_key: { kind: "email" | "phone"; key: string; person_id: string };
  /**
   * What was done to a lead. `change_id` is the same for all that was done at once. `before` and `after` are JSON of the
   * fields that changed; a note has none, and only a note has text in `note`.
   */
  desk_change: {
    id: string;
    change_id: string;
    lead_id: string;
    staff_id: string | null;
    before: Generated<string>;
    after: Generated<string>;
    note: Generated<string>;
    created_at: string;
    undone_at: Generated<string>;
  };
  /** A filter of the inbox with a name; `query` is the part of the address after "?". */
  desk_view: {
    id: string;
    staff_id: string | null;
    name: string;
    query: string;
    is_shared: number;
    created_at: string;
  };
};
