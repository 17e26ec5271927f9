import type { MiddlewareHandler } from "hono";
import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./database/schema.ts";

/** A transaction that a domain passes to its stores and to the outbox. */
export type Tx = Transaction<Schema>;

/** A mail as a domain writes it; the outbox adds the rest. */
export type Mail = {
  /** The lead, or the staff member, that it is about: an id, so that logs and deletions can name it. */
  leadId: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
};

/** Who is logged in; `staffOnly` puts it into the request's context as `staff`. */
export type StaffEnv = {
  Variables: {
    staff: {
      id: string;
      email: string;
      loginId: string;
      /** The login was opened with a generated password. */
      mustChangePassword: boolean;
    };
  };
};

/** What app.ts gives to each domain. Nothing else reaches in from outside. */
export type Dependencies = {
  db: Kysely<Schema>;
  /** The clock; tests hold it. */
  now: () => Date;
  /** Queues a mail in the caller's own transaction; `wake` after the commit sends without waiting for the next look. */
  outbox: {
    queue: (tx: Tx, mail: Mail) => Promise<void>;
    wake: () => void;
  };
  /** Makes AVIF of the pictures of posts; `wake` after the commit starts without waiting for the next look. */
  imageWork: { wake: () => void };
  /** The origin in links, without a trailing slash. */
  publicUrl: string;
  /** Who is told of new leads; undefined: nobody is mailed. */
  notifyEmail: string | undefined;
  /** Google's bot check; undefined: work that the browser does itself. */
  recaptcha: { siteKey: string; secret: string } | undefined;
  /** The way to other hosts; tests put themselves in its place. */
  fetch: typeof globalThis.fetch;
  /** How many proxies' X-Forwarded-For is believed. */
  trustedProxies: number;
};

/** What a domain with staff routes gets as well: 401 without a live token. */
export type GuardedDependencies = Dependencies & { staffOnly: MiddlewareHandler<StaffEnv> };

/** What ties the bot check to the lead that follows it. */
export type Proofs = {
  /** For a browser that has passed: it sends it along with its lead. */
  give: () => Promise<string>;
  /** Undefined for one that was never given, or has expired. Looks into the database, so not within a transaction. */
  read: (text: string) => Promise<Proof | undefined>;
  /** True for one lead only. */
  spend: (tx: Tx, proof: Proof) => Promise<boolean>;
};
export type Proof = { id: string; expiresAt: Date };
