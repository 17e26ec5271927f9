import * as v from "valibot";
import {
  bulkChanged,
  changed,
  deskChoices,
  deskCounts,
  deskPage,
  openedLead,
  savedView,
  undone,
} from "#contract/answers/desk.ts";
import { countMax, leadKinds, offices, stages } from "#contract/desk.ts";
import { bulkInput, leadPatch, noteInput, undoInput, viewInput } from "#contract/desk-changes.ts";
import { deskOrders } from "#contract/desk-query.ts";
import { pageSizes } from "#contract/lead-list.ts";
import { describe } from "#server/http/describe.ts";

const most = countMax.toLocaleString("en-US");
const filter = {
  stage: `Some of ${stages.join(", ")}, separated by commas; else all but spam`,
  kind: `Some of ${leadKinds.join(", ")}, separated by commas`,
  office: `Some of ${offices.join(", ")}, separated by commas`,
  owner: "A staff member's id, me, or none",
  category: "As in an enquiry",
  source: "As in a lead, or direct",
  from: "Received at this moment (ISO 8601) or on this day (UTC) or later",
  to: "Received before this moment, or on this day or earlier",
  late: "yes: what is open and whose next step's day is over",
  overdue: "yes: what is open and nobody has answered in the promised time",
  trash: "yes: what is in the trash; else what is not",
  q: "Words, each of which stands somewhere in the lead, in whatever case",
};
const noSuchLead = { 404: "There is no such lead" };

const { data, ...beside } = deskPage.entries;

export const leads = describe({
  summary: `A page of all leads; next and previous ask for the pages beside it as cursor, total is counted up to ${most}, is_more says that there may be more than that, read_at when it was read`,
  query: {
    ...filter,
    sort: deskOrders.join(", "),
    size: `Rows a page: ${pageSizes.join(", ")}`,
    cursor: "next or previous of a page with the same filter and order",
  },
  answers: { 200: data },
  beside,
  failures: { 400: "A parameter that makes no sense" },
  staff: true,
});
export const leadsFile = describe({
  summary:
    "The same as a CSV file: UTF-8 with a byte order mark, RFC 4180; an apostrophe stands before what a spreadsheet would take for a formula. All hits come",
  query: { ...filter, sort: deskOrders.join(", ") },
  answers: { 200: v.string() },
  answerType: "text/csv",
  failures: { 400: "A parameter that makes no sense" },
  staff: true,
});
export const lead = describe({
  summary: "One lead with all that its person sent and all that happened to it",
  answers: { 200: openedLead },
  failures: noSuchLead,
  staff: true,
});
export const counts = describe({
  summary: `How many leads stand where, each counted up to ${most}`,
  answers: { 200: deskCounts },
  staff: true,
});
export const choices = describe({
  summary: "Whom leads can belong to, and the sources and categories that they have",
  answers: { 200: deskChoices },
  staff: true,
});
export const change = describe({
  summary:
    "Change a lead that is still the version that was seen; change_id undoes it for 30 s. Whoever sends one of their own can undo it, or send it again, where the answer gets lost",
  body: leadPatch,
  answers: { 200: changed },
  failures: {
    ...noSuchLead,
    409: { text: "Somebody has changed it meanwhile", beside: { lead: changed.entries.lead } },
  },
  staff: true,
});
export const note = describe({
  summary:
    "Write a note about a lead; change_id undoes it for 30 s, an Idempotency-Key makes a repeated send one note",
  body: noteInput,
  answers: { 201: changed },
  failures: {
    ...noSuchLead,
    422: "The Idempotency-Key was used for another note",
  },
  staff: true,
});
export const bulk = describe({
  summary:
    "Change many leads at once, by their ids, or all that a list's filter gives; one change_id, also one that was sent, undoes all of it. With read_at, what somebody else has changed since then stays, and is counted as kept. Where it fails half-way, is_whole is false and the rest is as it was",
  body: bulkInput,
  answers: { 200: bulkChanged },
  failures: { 409: "The list is not the one that was seen" },
  staff: true,
});
export const undo = describe({
  summary: "Take back what one has just done; leads that somebody has changed since stay",
  body: undoInput,
  answers: { 200: undone },
  failures: {
    404: "This person has done no such thing",
    409: "It is too late, it was undone already, or all of it was changed since",
  },
  staff: true,
});
export const events = describe({
  summary:
    "What is new, as it comes: a stream of text/event-stream, each event's data a JSON object with a type (ready, came, changed, many) and the leads: of those that came the id, of those that were changed the version too",
  answers: { 200: v.string() },
  answerType: "text/event-stream",
  failures: { 429: "Too many streams of this login are open" },
  staff: true,
});

const noSuchView = { 404: "There is no such view, or it is somebody else's own" };

export const views = describe({
  summary: "The saved views that one sees: one's own, and those shared by all",
  answers: { 200: v.array(savedView) },
  staff: true,
});
export const addView = describe({
  summary: "Save a view; an Idempotency-Key makes a repeated send one view, answered as it is now",
  body: viewInput,
  answers: { 201: savedView },
  failures: { ...noSuchView, 422: "The Idempotency-Key was used for another view" },
  staff: true,
});
export const changeView = describe({
  summary: "Change a view that one sees; whether it is shared stays as its maker said",
  body: viewInput,
  answers: { 200: savedView },
  failures: noSuchView,
  staff: true,
});
export const removeView = describe({
  summary: "Delete a view that one sees",
  answers: { 200: v.object({ id: v.string() }) },
  failures: noSuchView,
  staff: true,
});
