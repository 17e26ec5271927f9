import type { Schema } from "./schema.ts";

/**
 * What no backup has: what tells the visitors of a day apart is deleted when the day is over, and a login or a code that was
 * ended after the backup would open again with it.
 */
export const leftOutTables = [
  "visit_salt",
  "visit_seen",
  "login",
  "one_time_code",
] as const satisfies (keyof Schema)[];
