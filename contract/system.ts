/** How the site itself is, as staff see it under System. Times are ISO 8601, UTC. */
export type SystemState = {
  /** When this was looked up. */
  checked_at: string;
  /** Since when the instance that answered runs. */
  started_at: string;
  outbox: {
    waiting: number;
    sent: number;
    failed: number;
    /** Of the mails that wait, the one that was queued first. */
    oldest_waiting_at: string | null;
  };
  /** Leads that have come and could not be put on their lists for a minute and more: they are safe, and nobody sees them. */
  stuck_leads: number;
  /** The last one that the product knows of; null: none yet. */
  backup: { made_at: string; file_name: string; bytes: number } | null;
  /** Of the disk that DATA_DIR is on; null: it could not be asked. */
  disk: { free_bytes: number; size_bytes: number } | null;
  database: { name: "SQLite" | "PostgreSQL"; version: string; bytes: number };
  versions: { site: string; node: string; tables: string };
  /** False: NOTIFY_EMAIL is not set, and nobody is told of new leads. */
  is_office_told: boolean;
  /** The days of the last two weeks on which a lead came, newest first. */
  days: LeadDay[];
  /** Numbers on the site that a person should look up again, the oldest first. */
  overdue_facts: { name: string; text: string; check_again_on: string; source_url: string }[];
};

/** The leads of one day (UTC), and how far the office's notices about them are. */
export type LeadDay = {
  /** YYYY-MM-DD. */
  day: string;
  received: number;
  /** Notices queued, each of which is sent, waiting or failed. */
  queued: number;
  sent: number;
  waiting: number;
  failed: number;
};
