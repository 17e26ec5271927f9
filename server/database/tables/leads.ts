import type { Generated } from "kysely";
import type { SubscriptionState } from "#contract/subscription-states.ts";
import type { ListTable } from "#server/database/list-tables.ts";

/** What visitors send, and what is known of it. */
export type LeadsTables = {
  /**
   * A lead that has come and is not taken up yet: `lead` is JSON of all that its request told (server/leads/arrival.ts).
   * Higher numbers came later.
   */
  lead_arrival: { number: Generated<number>; created_at: string; lead: string };
  enquiry: LeadMarks & {
    id: string;
    receipt: string;
    name: string;
    phone: string;
    email: string;
    category: string;
    location: string;
    doubt: string;
    created_at: string;
  };
  contact_message: LeadMarks & {
    id: string;
    receipt: string;
    name: string;
    phone: string;
    email: string;
    message: string;
    created_at: string;
  };
  /**
   * `email_key` is the address in lower case: addresses compare case-insensitively. The times are empty until it
   * happens: the last mail that asks for a confirmation (`times_asked` of them in a row), its answer, the end.
   */
  subscription: {
    id: string;
    email: string;
    email_key: string;
    /** JSON: what the subscriber agreed to. */
    consents: Generated<string>;
    created_at: string;
    state: Generated<SubscriptionState>;
    asked_at: Generated<string>;
    times_asked: Generated<number>;
    confirmed_at: Generated<string>;
    unsubscribed_at: Generated<string>;
    /** Newsletters in a row that the address has refused for good; with the second it is unreachable. */
    bounces: Generated<number>;
  };
  /**
   * What a lead's text is found by, as hashes: some of its runs of words, and the sites that it links to. Beside each of
   * those runs stand all of them, between blanks; beside a site, nothing. Kept for some weeks, so that the same text from
   * other senders is known again. It goes with its lead.
   */
  lead_trace: {
    enquiry_id: string | null;
    message_id: string | null;
    hash: string;
    runs: string;
    sender: string;
    created_at: string;
  };
  /** The days (UTC, 2026-03-02) whose count of likely spam has been mailed, so that one instance does it. */
  spam_report: { day: string };
  /** What was answered to a send that carried a key, stored with what was sent. */
  idempotency_key: { key: string; body_hash: string; answer: string; created_at: string };
  /**
   * How many rows a list has on a side (see server/database/list-side.ts): the sum of its rows here, kept by the
   * database itself. `rows` comes as text from PostgreSQL.
   */
  list_count: {
    list: ListTable | "post";
    side: number;
    rows: number;
  };
  /**
   * On SQLite only: the leads as its index of words numbers them, later ones higher; below zero on the side of likely
   * spam. The index is a table of its own for each list (`enquiry_words` …), which is made in migration 024.
   */
  search_row: { number: number; list: string; lead_id: string; is_indexed: number };
};

/** Stands with every lead from a form. */
type LeadMarks = {
  spam_points: Generated<number>;
  /** JSON: SpamReason[]. */
  spam_reasons: Generated<string>;
  /** 1: stands under "Likely spam". By its points, until staff have said otherwise. */
  is_spam: Generated<number>;
  /** 1: in the desk's trash, as `trashed_at` of its row there says. */
  is_trashed: Generated<number>;
  /** When staff said so; empty while nobody has. */
  judged_at: Generated<string>;
  /** When notice and receipt were queued; empty for likely spam, about which nobody is mailed. */
  mailed_at: Generated<string>;
  /** JSON: Consent[]. */
  consents: Generated<string>;
};
