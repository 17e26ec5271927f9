/** How often the site was visited. Days are those of brand.dayZone. */
export type VisitTables = {
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
