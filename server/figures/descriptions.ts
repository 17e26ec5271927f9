import { deskFigures, menuCounts } from "#contract/answers/figures.ts";
import { describe } from "#server/http/describe.ts";

export const figures = describe({
  summary: "What waits for an answer, and how leads, answers and visits went in the last weeks",
  query: { days: "28 (if not said) or 90: how far the figures go back" },
  answers: { 200: deskFigures },
  failures: { 400: "days is neither of the two" },
  staff: true,
});

export const menu = describe({
  summary: "New messages and enquiries, and how many subscribers and posts there are",
  answers: { 200: menuCounts },
  staff: true,
});
