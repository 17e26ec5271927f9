import type { Context, MiddlewareHandler } from "hono";
import type { Transaction } from "kysely";
import type { AuditKind } from "#contract/audit.ts";
import type { CountedForm } from "#contract/counted-forms.ts";
import type { LeadKind } from "#contract/desk.ts";
import type { LeadSignals } from "#contract/lead-signals.ts";
import type { VisitNews } from "#contract/visits.ts";
import type { LeadTable } from "./database/list-tables.ts";
import type { Db, Schema } from "./database/schema.ts";

/** A transaction that a domain passes to its stores and to the outbox. */
export type Tx = Transaction<Schema>;

/** A mail as a domain writes it; the outbox adds the rest. */
export type Mail = {
  /** Chosen by who needs to know it; else the outbox makes one. */
  id?: string;
  /** Whose lead, account or subscription, or which report: an id, so that logs and deletions can name it. */
  aboutId: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  /** Where it is more than the text with its paragraphs and links (server/mail/words.ts). */
  html?: string;
  /** Somebody wrote it, and nothing made it by itself: it may be answered by machines (RFC 3834). */
  isByHand?: boolean;
  /** The Message-ID of the mail that it goes on from, so that mail programs show both together. */
  inReplyTo?: string;
  /** Of mails about the newsletter: one press in the mail program ends it (RFC 8058). */
  unsubscribeUrl?: string;
  /** One of many alike: it never goes twice, nor to who has unsubscribed, and never holds up another mail. */
  isBulk?: boolean;
};

/** What failed is not looked for more often than this, nor told: a database can be away for hours. */
export const pauseAfterFailureMs = 5000;

/** What a signed link is good for. */
export type LinkPurpose = "confirm" | "unsubscribe" | "my-data";

/** Signed links in mails: each names a row by its id, is good for one purpose, and ends by itself. */
export type Links = {
  /** Reads the secret, once. To be awaited before a transaction begins in which links are made. */
  ready: () => Promise<void>;
  /** Throws before `ready`. */
  url: (purpose: LinkPurpose, id: string) => string;
  /** The id in a link's key; undefined when it is not ours, was made for something else, or is too old. */
  idIn: (purpose: LinkPurpose, key: string) => Promise<string | undefined>;
};

/** Who is logged in; `staffOnly` puts it into the request's context as `staff`. */
export type StaffEnv = {
  Variables: {
    staff: {
      id: string;
      email: string;
      name: string;
      loginId: string;
      /** The login was opened with a generated password. */
      mustChangePassword: boolean;
    };
  };
};

/** Of a request, by its name in lower case. */
export type Header = (name: string) => string | undefined;

/** How a page or a file was answered; `url` is its path with its query. */
export type PageAnswer = {
  method: string;
  url: string;
  status: number;
  header: Header;
  socketAddress: string | undefined;
};

/** How passwords are kept. */
export type Passwords = {
  /** What is stored instead of a password. */
  hash: (password: string) => Promise<string>;
  /**
   * False for a wrong password. Takes as long for an unknown person: pass undefined. Strangers let everybody else go first.
   * @throws Problem 503 with Retry-After for a stranger when too many of them wait
   */
  verify: (
    password: string,
    hash: string | undefined,
    from?: { isStranger: boolean },
  ) => Promise<boolean>;
};

/** What app.ts gives to each domain. Nothing else reaches in from outside. */
export type Dependencies = {
  db: Db;
  /** The clock; tests hold it. */
  now: () => Date;
  /** Queues mails in the caller's own transaction; `wake` after the commit sends without waiting for the next look. */
  outbox: {
    queue: (tx: Tx, ...mails: readonly Mail[]) => Promise<void>;
    wake: () => void;
  };
  /**
   * Work beside the requests: `ask` for it in the caller's own transaction; `wake` after the commit starts without
   * waiting for the next look.
   */
  upkeep: {
    ask: (tx: Tx, name: "traces") => Promise<void>;
    wake: () => void;
  };
  /** Makes AVIF of the pictures of posts; `wake` after the commit starts without waiting for the next look. */
  imageWork: { wake: () => void };
  /** Counts visits: the pages that are answered, what browsers tell, and leads that were stored. */
  visits: {
    onPage: (answer: PageAnswer) => void;
    onNews: (c: Context, news: VisitNews) => void;
    /** Of a lead whose sender may be counted. */
    onSend: (form: CountedForm) => void;
    mayCount: (c: Context) => boolean;
  };
  /**
   * To be awaited by whoever looks at leads: what visitors have sent until now is on its list and on the desk then. Throws
   * where some of it could not be brought there.
   */
  takeUp: () => Promise<void>;
  /** The last time it threw. */
  isTakeUpFailing: () => boolean;
  /** Sends campaigns; `wake` after the commit that changes one. */
  campaignWork: { wake: () => void };
  passwords: Passwords;
  /** Who mails are from, as their header says it. */
  mailFrom: string;
  /** The origin in links, without a trailing slash. */
  publicUrl: string;
  /** Whose account nobody can end: the operator's own. */
  ownerEmail: string;
  /** Who is told of new leads; undefined: nobody is mailed. */
  notifyEmail: string | undefined;
  /** Within how many office hours a lead is to be answered. */
  replyTargetHours: number;
  /** Google's bot check; undefined: work that the browser does itself. */
  recaptcha: { siteKey: string; secret: string } | undefined;
  /** The way to other hosts; tests put themselves in its place. */
  fetch: typeof globalThis.fetch;
  /** How many proxies' X-Forwarded-For is believed. */
  trustedProxies: number;
  /** The folder whose disk may fill up. */
  dataDir: string;
  /** Aborted when the process stops: an answer that goes on for long ends then by itself. */
  stopping: AbortSignal;
  /** Hears of every answer; `route` is a pattern such as /api/blogs/:id. */
  onAnswered?: (answer: { method: string; route: string; status: number; ms: number }) => void;
};

/** What a domain that mails visitors gets as well. */
export type LinkingDependencies = Dependencies & { links: Links };

/**
 * Keeps who did what, in the caller's own transaction, so that nothing is done unseen. Ids only: `target` is the row
 * that it was done to, and never a name, an address or a number.
 */
export type Audit = (
  tx: Tx,
  done: { staffId: string; what: AuditKind; target?: string },
) => Promise<void>;

/** What a domain with staff routes gets as well: 401 without a live token, and the log of who did what. */
export type GuardedDependencies = LinkingDependencies & {
  staffOnly: MiddlewareHandler<StaffEnv>;
  audit: Audit;
};

/** What the desk is told of leads, in the caller's own transaction. */
export type Desk = {
  /**
   * To be awaited first of all in a transaction in which leads are `received` or go: from here on nobody else orders persons,
   * until its end.
   */
  waitForTurn: (tx: Tx) => Promise<void>;
  /** Puts leads on the desk that are on their lists. */
  received: (tx: Tx, leads: readonly ReceivedLead[]) => Promise<void>;
  /** Staff have said what is spam elsewhere than on the desk. */
  judged: (tx: Tx, lead: { id: string; isSpam: boolean; staffId: string }) => Promise<void>;
  /**
   * Starts the reply clock of a lead that turned out to be no spam, once. Gives the visitor's time zone, empty where it is not
   * known.
   */
  startClock: (tx: Tx, clock: { id: string; half: Date; due: Date }) => Promise<string>;
  /** Nobody else changes these leads, until the transaction's end. */
  hold: (tx: Tx, ids: readonly string[]) => Promise<void>;
  /**
   * Runs what deletes leads, and then brings the persons in order whose leads they were. To be called once it is our turn
   * (`waitForTurn`). Nobody changes those leads meanwhile.
   */
  whileErasing: <T>(tx: Tx, ids: readonly string[], erase: () => Promise<T>) => Promise<T>;
};

export type ReceivedLead = {
  id: string;
  kind: LeadKind;
  name: string;
  email: string;
  phone: string;
  /** Of an enquiry, else empty. */
  category: string;
  created_at: string;
  isSpam: boolean;
  /** For its reply clock, which likely spam has none of. */
  half_at: string;
  due_at: string;
  signals: LeadSignals;
  /** As the browser names them, such as "en-IN,en;q=0.8"; empty where it does not. */
  languages: string;
};

/**
 * Puts a lead where staff say that it belongs; the mails about it follow with the first "not spam", unless it is closed by
 * that: nobody is to answer it. False: no such lead.
 */
export type Judge = (
  tx: Tx,
  table: LeadTable,
  lead: { id: string; isSpam: boolean; isClosed?: boolean },
) => Promise<boolean>;

/** Those of the logins that still live. Does not count as a use. */
export type LiveLogins = (loginIds: readonly string[]) => Promise<Set<string>>;

/** What ties the bot check to the lead that follows it. */
export type Proofs = {
  /** For a browser that has passed: it sends it along with its lead. */
  give: () => Promise<string>;
  /** Undefined for one that was never given, or has expired. Looks into the database, so not within a transaction. */
  read: (text: string) => Promise<Proof | undefined>;
  /** Of leads that came one after the other: which of their proofs were good. One is good for one lead only. */
  spend: (tx: Tx, proofs: readonly (Proof | undefined)[]) => Promise<boolean[]>;
};
/** `expires_at` is ISO 8601, UTC. */
export type Proof = { id: string; expires_at: string };
