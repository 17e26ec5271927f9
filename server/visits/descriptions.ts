import * as v from "valibot";
import { visitNews } from "#contract/visits.ts";
import { describe, tooMany } from "#server/http/describe.ts";

export const tell = describe({
  summary:
    "A page that the browser made itself, or a form that somebody began to use; counted, unless the browser asks not to be",
  body: visitNews,
  answers: { 200: v.object({}) },
  failures: tooMany,
});
