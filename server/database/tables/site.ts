/** The site's own: limits, secrets, backups, upkeep, visits. */
export type SiteTables = {
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
   * Work that comes again, or when it is asked for. A worker that claims a row pushes `next_at` ahead, as in `mail`;
   * `done_at` is empty until the first time.
   */
  upkeep: { name: string; next_at: string; done_at: string };
  /** A random value for a calendar day (2026-03-02), shared by the instances and deleted when the day is over. */
  visit_salt: { day: string; salt: string };
  /** Who has been here on that day, as hashes with its salt; deleted with it. */
  visit_seen: { day: string; visitor: string };
  /** How often, on a day: numbers and nobody's data. What `name` is, depends on `kind`: server/visits/tally.ts. */
  visit_count: {
    day: string;
    kind: "visit" | "page" | "referrer" | "source" | "open" | "send";
    name: string;
    count: number;
  };
};
