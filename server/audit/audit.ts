import type { Audit, Dependencies } from "#server/dependencies.ts";
import { addEntry } from "./store.ts";

/** What app.ts hands to the domains, so that each keeps what its staff do. */
export function createAudit({ now }: Pick<Dependencies, "now">): Audit {
  return (tx, { staffId, what, target = "" }) =>
    addEntry(tx, { staff_id: staffId, what, target }, now());
}
