import * as v from "valibot";
import { typed } from "./validate.ts";

/** What the log keeps of who did what. A new kind gets its words in app/staff/team/audit-words.ts. */
export const auditKinds = [
  "login",
  "login-limit",
  "logins-ended",
  "password-changed",
  "password-reset",
  "invited",
  "invitation-sent-again",
  "invitation-withdrawn",
  "invitation-accepted",
  "account-renamed",
  "account-ended",
  "account-opened",
  "two-step-on",
  "two-step-off",
  "two-step-reset",
  "recovery-codes-made",
  "recovery-code-used",
  "post-made",
  "post-changed",
  "post-deleted",
  "lead-judged",
  "data-shown",
  "data-erased",
  "exported",
] as const;
export type AuditKind = (typeof auditKinds)[number];

const idLengthMax = 100;

/** `?staff=…&what=post-made&before=…`: each narrows the log, none has to be there. */
export const auditQuery = v.object({
  staff: v.optional(
    v.pipe(typed("staff must be an id."), v.maxLength(idLengthMax, "staff is too long.")),
    "",
  ),
  what: v.optional(v.picklist(["", ...auditKinds], "There is no such kind of entry."), ""),
  before: v.optional(
    v.pipe(v.string(), v.regex(/^(?:[\dT:.-]{23}Z_[\w-]{1,50})?$/, "before is not of this log.")),
    "",
  ),
});
export type AuditQuery = v.InferOutput<typeof auditQuery>;
