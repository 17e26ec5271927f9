import type { Generated } from "kysely";

/** Times are ISO 8601 UTC text of one length, so that they sort as text on both databases. */
export type Schema = {
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
    state: Generated<"unconfirmed" | "confirmed" | "unsubscribed" | "unreachable">;
    asked_at: Generated<string>;
    times_asked: Generated<number>;
    confirmed_at: Generated<string>;
    unsubscribed_at: Generated<string>;
    /** Newsletters in a row that the address has refused for good; with the second it is unreachable. */
    bounces: Generated<number>;
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
    state: "waiting" | "sent" | "failed";
    tries: number;
    next_try_at: string;
    created_at: string;
    /** 1: one of a campaign, which goes beside the others and is never sent again once `handed_at` is set. */
    is_bulk: Generated<number>;
    /** When the last byte of it was about to leave; empty before, and again after an answer that refused it. */
    handed_at: Generated<string>;
    /** Why a mail of a campaign is failed; empty for all others. */
    failure: Generated<"" | "bounced" | "refused" | "expired" | "unclear" | "unwanted">;
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
  /** One row; the database counts every change of posts and pictures that readers see. */
  blog_version: { version: number };
  /**
   * A post that is sent to subscribers. What it says of the post is as the post was at the start. `starts_at` is when
   * the first mail may go, `next_at` when the next one may; both empty in a draft. A claim pushes `next_at` ahead, so
   * that instances keep one pace together. `made_by` is a staff member's id. `version` counts the changes, from 1.
   */
  campaign: {
    id: string;
    /** Null once the post is deleted. */
    post_id: string | null;
    post_title: string;
    excerpt: string;
    /** A name under /uploads/, and what it shows. */
    image: string;
    image_alt: string;
    subject: string;
    intro: string;
    per_minute: number;
    state: "draft" | "sending" | "paused" | "done" | "stopped";
    /** How many it began with. */
    recipients: number;
    made_by: string;
    created_at: string;
    starts_at: string;
    next_at: string;
    ended_at: string;
    version: number;
  };
  /**
   * A recipient of a campaign, fixed at its start. `mail_id` is empty until the mail is queued, which happens in the
   * transaction that says so here; it goes with the subscription.
   */
  campaign_mail: {
    campaign_id: string;
    subscription_id: string;
    state: "waiting" | "queued" | "sent" | "skipped" | "bounced" | "failed" | "unclear";
    mail_id: string;
  };
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
