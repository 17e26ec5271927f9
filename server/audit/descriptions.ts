import { auditPage } from "#contract/answers/audit.ts";
import { auditKinds } from "#contract/audit.ts";
import { describe } from "#server/http/describe.ts";

const { data, ...beside } = auditPage.entries;

export const log = describe({
  summary: "Who did what, newest first, 50 at a time; `next` asks for what is older",
  query: {
    staff: "Only what the staff member with that id did",
    what: `Only that kind: ${auditKinds.join(", ")}`,
    before: "What `next` said, to go on from there",
  },
  answers: { 200: data },
  beside,
  failures: { 400: "A parameter that the log does not know" },
  staff: true,
});
