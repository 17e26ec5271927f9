import * as v from "valibot";
import { auditKinds } from "#contract/audit.ts";
import { describe } from "#server/http/describe.ts";

export const log = describe({
  summary: "Who did what, newest first, 50 at a time; `next` asks for what is older",
  query: {
    staff: "Only what the staff member with that id did",
    what: `Only that kind: ${auditKinds.join(", ")}`,
    before: "What `next` said, to go on from there",
  },
  answers: {
    200: v.array(
      v.object({
        id: v.string(),
        at: v.string(),
        staff_id: v.string(),
        what: v.picklist(auditKinds),
        target: v.string(),
        title: v.string(),
      }),
    ),
  },
  beside: { next: v.string() },
  failures: { 400: "A parameter that the log does not know" },
  staff: true,
});
