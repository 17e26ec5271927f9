import * as v from "valibot";

/** The leads of one day (UTC), and how far the office's notices about them are. */
const leadDay = v.object({
  /** YYYY-MM-DD. */
  day: v.string(),
  received: v.number(),
  /** Notices queued, each of which is sent, waiting or failed. */
  queued: v.number(),
  sent: v.number(),
  waiting: v.number(),
  failed: v.number(),
});
export type LeadDay = v.InferOutput<typeof leadDay>;

/** How the site itself is, as staff see it under System. Times are ISO 8601, UTC. */
export const systemState = v.object({
  /** When this was looked up. */
  checked_at: v.string(),
  /** Since when the instance that answered runs. */
  started_at: v.string(),
  outbox: v.object({
    waiting: v.number(),
    sent: v.number(),
    failed: v.number(),
    /** Of the mails that wait, the one that was queued first. */
    oldest_waiting_at: v.nullable(v.string()),
  }),
  /** Leads that have come and could not be put on their lists for a minute and more: they are safe, and nobody sees them. */
  stuck_leads: v.number(),
  /** The last one that the product knows of; null: none yet. */
  backup: v.nullable(v.object({ made_at: v.string(), file_name: v.string(), bytes: v.number() })),
  /** Of the disk that DATA_DIR is on; null: it could not be asked. */
  disk: v.nullable(v.object({ free_bytes: v.number(), size_bytes: v.number() })),
  database: v.object({
    name: v.picklist(["SQLite", "PostgreSQL"]),
    version: v.string(),
    bytes: v.number(),
  }),
  versions: v.object({ site: v.string(), node: v.string(), tables: v.string() }),
  /** False: NOTIFY_EMAIL is not set, and nobody is told of new leads. */
  is_office_told: v.boolean(),
  /** The days of the last two weeks on which a lead came, newest first. */
  days: v.array(leadDay),
  /** Numbers on the site that a person should look up again, the oldest first. */
  overdue_facts: v.array(
    v.object({
      name: v.string(),
      text: v.string(),
      check_again_on: v.string(),
      source_url: v.string(),
    }),
  ),
});
export type SystemState = v.InferOutput<typeof systemState>;
