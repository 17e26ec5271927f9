import * as v from "valibot";
import { auditKinds } from "#contract/audit.ts";

/** Who did what to whom or what: ids only. `target` is empty where there is nothing to name. */
const auditEntry = v.object({
  id: v.string(),
  /** ISO 8601, UTC. */
  at: v.string(),
  staff_id: v.string(),
  what: v.picklist(auditKinds),
  target: v.string(),
  /** Of the post that it is about, as it is called now; empty where there is none. */
  title: v.string(),
});
export type AuditEntry = v.InferOutput<typeof auditEntry>;

/** A part of the log, newest first. `next` asks for what is older; empty at the end. */
export const auditPage = v.object({ data: v.array(auditEntry), next: v.string() });
export type AuditPage = v.InferOutput<typeof auditPage>;
