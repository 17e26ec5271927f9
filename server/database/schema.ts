import type { Generated } from "kysely";
import type { AnswerWay } from "#contract/answering.ts";
import type { LeadKind, Office, Stage } from "#contract/desk.ts";
import type { VisitTables } from "./visit-tables.ts";

/** Times are ISO 8601 UTC text of one length, so that they sort as text on both databases. */
export type Schema = VisitTables & {
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
    state: Generated<"unconfirmed" | "confirmed" | "unsubscribed">;
    asked_at: Generated<string>;
    times_asked: Generated<number>;
    confirmed_at: Generated<string>;
    unsubscribed_at: Generated<string>;
  };
  /**
   * What a lead's text is made of, as hashes: its longer sentences, and the sites that it links to. Kept for some
   * weeks, so that the same text from other senders is known again. It goes with its lead.
   */
  lead_trace: {
    enquiry_id: string | null;
    message_id: string | null;
    kind: "text" | "link";
    hash: string;
    sender: string;
    created_at: string;
  };
  /**
   * A lead on the desk: one row for each enquiry and each contact message, of the same id, made and deleted with it.
   * Whoever changes a row that staff see counts `version` up and sets `changed_at`: that is how open panels hear of it
   * (server/desk/events.ts).
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
    /** When the office is to be mailed about the silence next; empty: no more. */
    escalate_at: Generated<string>;
    /** Empty: nobody has answered yet. */
    first_answer_at: Generated<string>;
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
    /** 1: by the site itself. */
    is_automatic: Generated<number>;
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
  /** The days (UTC, 2026-03-02) whose count of likely spam has been mailed, so that one instance does it. */
  spam_report: { day: string };
  /** What was answered to a send that carried a key; `answer` is empty while the first send still runs. */
  idempotency_key: { key: string; body_hash: string; answer: string; created_at: string };
  staff: {
    id: string;
    email: string;
    email_key: string;
    password_hash: string;
    /** 1 while the password is the generated one of the first start. */
    must_change_password: number;
    created_at: string;
  };
  /** An open login; of the token only its sha256 is kept. `id` names it in lists. */
  login: {
    id: string;
    token_hash: string;
    staff_id: string;
    user_agent: string;
    /** 1 when it was opened with a generated password: it is good for choosing another. */
    must_change_password: number;
    created_at: string;
    used_at: string;
  };
  /** The code of a forgotten password: at most one a person, of which only the sha256 is kept. */
  one_time_code: { staff_id: string; code_hash: string; tries: number; expires_at: string };
  /** Where somebody has logged in from before, as sha256. */
  known_address: { staff_id: string; address_hash: string };
  /**
   * How often something was done, on PostgreSQL only: `key` is the limit's name and a sha256 of whom it counts,
   * `expire` epoch milliseconds.
   */
  request_limit: { key: string; points: number; expire: string | null };
  /** Backups that were made, by hand or before a migration. `bytes` comes as text from PostgreSQL. */
  backup: { id: string; file_name: string; bytes: number; made_at: string };
  /** Random values that all instances share. */
  secret: { name: string; value: string };
  /** Proofs of work that have been shown, until they expire by themselves. */
  used_proof: { id: string; expires_at: string };
  /**
   * The outbox. `state` is waiting, sent or failed. `next_try_at` is when it may be tried (again);
   * a worker that claims a row pushes it ahead, so that a row whose worker died comes back by itself.
   */
  mail: {
    id: string;
    message_id: string;
    lead_id: string;
    recipient: string;
    reply_to: string;
    subject: string;
    text: string;
    html: string;
    /** Of mails about the newsletter, else empty. */
    unsubscribe_url: Generated<string>;
    /** Of a reply, the Message-ID of what it answers, if anything; else empty. */
    in_reply_to: Generated<string>;
    /** 1: somebody wrote it. All others are made by the site. */
    is_by_hand: Generated<number>;
    state: "waiting" | "sent" | "failed";
    tries: number;
    next_try_at: string;
    created_at: string;
  };
  /** Mails that are gone for good: whoever wrote one to a file, deletes that, too. */
  erased_mail: { id: string; erased_at: string };
  /**
   * Work that comes again, or when it is asked for. A worker that claims a row pushes `next_at` ahead, as in `mail`;
   * `done_at` is empty until the first time.
   */
  upkeep: { name: string; next_at: string; done_at: string };
  /** `date` equals `created_at` when made; an edit changes neither, and counts `version` up from 1. */
  post: {
    id: string;
    title: string;
    content: string;
    date: string;
    created_at: string;
    version: number;
  };
  /**
   * A picture of a post, as it is served. `name` tells its content: the same picture in two posts is two rows
   * of one name, so that each goes with its own post.
   */
  post_image: { post_id: string; name: string; position: number; alt: string; bytes: Uint8Array };
  /**
   * What is known of a row of post_image, in pixels (0: not yet), and how far the work on it is: a worker that
   * claims a row pushes `next_try_at` ahead, as in `mail`.
   */
  picture: {
    post_id: string;
    name: string;
    width: number;
    height: number;
    state: "waiting" | "done" | "failed";
    tries: number;
    next_try_at: string;
  };
  /**
   * How many rows a list has on a side (`is_spam`, else 0): the sum of its rows here, kept by the database itself.
   * `rows` comes as text from PostgreSQL.
   */
  list_count: {
    list: "enquiry" | "contact_message" | "subscription" | "post";
    side: number;
    rows: number;
  };
  /**
   * On SQLite only: the leads as its index of words numbers them, later ones higher; below zero on the side of likely
   * spam. The index is a table of its own for each list (`enquiry_words` …), which is named in migration 013.
   */
  search_row: { number: number; list: string; lead_id: string; is_indexed: number };
  /** One row; the database counts every change of posts and pictures that readers see. */
  blog_version: { version: number };
  /** The same picture in other sizes and kinds; `name` is that of its row of post_image. */
  picture_file: { post_id: string; name: string; file_name: string; bytes: Uint8Array };
};

/** Stands with every lead from a form. */
type LeadMarks = {
  spam_points: Generated<number>;
  /** JSON: SpamReason[]. */
  spam_reasons: Generated<string>;
  /** 1: stands under "Likely spam". By its points, until staff have said otherwise. */
  is_spam: Generated<number>;
  /** When staff said so; empty while nobody has. */
  judged_at: Generated<string>;
  /** When notice and receipt were queued; empty for likely spam, about which nobody is mailed. */
  mailed_at: Generated<string>;
  /** JSON: Consent[]. */
  consents: Generated<string>;
};
