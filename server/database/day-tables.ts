import type { Schema } from "./schema.ts";

/** What is in them is deleted when the day is over, so no backup has it. */
export const dayTables = ["visit_salt", "visit_seen"] as const satisfies (keyof Schema)[];
