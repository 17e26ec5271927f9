import { systemState } from "#contract/answers/system.ts";
import { describe } from "#server/http/describe.ts";

export const system = describe({
  summary: "How the site itself is: mails, backup, disk, database, versions, leads of two weeks",
  answers: { 200: systemState },
  staff: true,
});
