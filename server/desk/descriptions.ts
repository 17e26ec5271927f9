import * as v from "valibot";
import { countMax, leadKinds, offices, stages } from "#contract/desk.ts";
import { bulkInput, leadPatch, noteInput, undoInput, viewInput } from "#contract/desk-changes.ts";
import { deskOrders } from "#contract/desk-query.ts";
import { pageSizes } from "#contract/lead-list.ts";
import { spamCodes } from "#contract/spam.ts";
import { describe } from "#server/http/describe.ts";

const text = v.string();
const number = v.number();
const flag = v.boolean();
const person = v.object({ id: text, email: text, name: text });
/** Null: nobody, or somebody whose account is forgotten. */
export const owner = v.nullable(person);
/** A lead as it is after what was done with it. */
export const leadVersion = v.object({ id: text, version: number });
const state = {
  stage: v.picklist(stages),
  lost_reason: text,
  owner,
  next_step: text,
  next_step_on: text,
  office: v.picklist(offices),
  trashed_at: text,
};
const clock = v.nullable(v.object({ due_at: text, half_at: text, first_answer_at: text }));
const row = {
  ...state,
  id: text,
  kind: v.picklist(leadKinds),
  receipt: text,
  name: text,
  email: text,
  phone: text,
  category: text,
  excerpt: text,
  page: text,
  source: text,
  created_at: text,
  changed_at: text,
  version: number,
  person_id: v.nullable(text),
  clock,
};
const source = v.object({
  utm_source: text,
  utm_medium: text,
  utm_campaign: text,
  utm_term: text,
  utm_content: text,
  referrer: text,
  landing: text,
});
const reason = v.object({ code: v.picklist(spamCodes), points: number, count: number });
const spam = v.object({ likely: flag, points: number, reasons: v.array(reason), judged_at: text });
const consent = v.object({ purpose: text, version: text, wording: text, given_at: text });
const wholeLead = v.object({
  ...row,
  location: text,
  text,
  zone: text,
  source_first: source,
  source_last: source,
  spam,
  consents: v.array(consent),
});
const history = v.object({
  change_id: text,
  at: text,
  staff: owner,
  before: v.partial(v.object(state)),
  after: v.partial(v.object(state)),
  note: text,
  undone_at: text,
});
const changed = v.object({ lead: wholeLead, change_id: v.nullable(text) });

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

export const leads = describe({
  summary: `A page of all leads; next and previous ask for the pages beside it as cursor, total is counted up to ${most}, is_more says that there may be more than that, read_at when it was read`,
  query: {
    ...filter,
    sort: deskOrders.join(", "),
    size: `Rows a page: ${pageSizes.join(", ")}`,
    cursor: "next or previous of a page with the same filter and order",
  },
  answers: { 200: v.array(v.object(row)) },
  beside: {
    next: v.nullable(text),
    previous: v.nullable(text),
    total: number,
    is_more: flag,
    read_at: text,
  },
  failures: { 400: "A parameter that makes no sense" },
  staff: true,
});
export const leadsFile = describe({
  summary:
    "The same as a CSV file: UTF-8 with a byte order mark, RFC 4180; an apostrophe stands before what a spreadsheet would take for a formula. All hits come",
  query: { ...filter, sort: deskOrders.join(", ") },
  answers: { 200: text },
  answerType: "text/csv",
  failures: { 400: "A parameter that makes no sense" },
  staff: true,
});
export const lead = describe({
  summary: "One lead with all that its person sent and all that happened to it",
  answers: {
    200: v.object({
      lead: wholeLead,
      person_leads: v.array(v.object(row)),
      history: v.array(history),
    }),
  },
  failures: noSuchLead,
  staff: true,
});
export const counts = describe({
  summary: `How many leads stand where, each counted up to ${most}`,
  answers: {
    200: v.object({
      stages: v.record(v.picklist(stages), number),
      kinds: v.record(v.picklist(leadKinds), number),
      open: number,
      mine: number,
      unowned: number,
      late: number,
      overdue: number,
      trash: number,
    }),
  },
  staff: true,
});
export const choices = describe({
  summary: "Whom leads can belong to, and the sources and categories that they have",
  answers: {
    200: v.object({
      owners: v.array(person),
      former_owners: v.array(person),
      sources: v.array(text),
      categories: v.array(text),
    }),
  },
  staff: true,
});
export const change = describe({
  summary: "Change a lead that is still the version that was seen; change_id undoes it for 30 s",
  body: leadPatch,
  answers: { 200: changed },
  failures: {
    ...noSuchLead,
    409: "Somebody has changed it meanwhile; beside error stands the lead as it is",
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
    "Change many leads at once, by their ids, or all that a list's filter gives; one change_id undoes all of it. Where it fails half-way, is_whole is false and the rest is as it was",
  body: bulkInput,
  answers: {
    200: v.object({
      change_id: v.nullable(text),
      changed: number,
      leads: v.array(leadVersion),
      is_whole: flag,
    }),
  },
  failures: { 409: "The list is not the one that was seen" },
  staff: true,
});
export const undo = describe({
  summary: "Take back what one has just done; leads that somebody has changed since stay",
  body: undoInput,
  answers: { 200: v.object({ undone: number, kept: number, leads: v.array(leadVersion) }) },
  failures: {
    404: "This person has done no such thing",
    409: "It is too late, it was undone already, or all of it was changed since",
  },
  staff: true,
});
export const events = describe({
  summary:
    "What is new, as it comes: a stream of text/event-stream, each event's data a JSON object with a type (ready, came, changed, many) and the leads: of those that came the id, of those that were changed the version too",
  answers: { 200: text },
  answerType: "text/event-stream",
  failures: { 429: "Too many streams of this login are open" },
  staff: true,
});

const view = v.object({ id: text, name: text, query: text, is_shared: flag, is_mine: flag });
const noSuchView = { 404: "There is no such view, or it is somebody else's own" };

export const views = describe({
  summary: "The saved views that one sees: one's own, and those shared by all",
  answers: { 200: v.array(view) },
  staff: true,
});
export const addView = describe({
  summary: "Save a view; an Idempotency-Key makes a repeated send one view, answered as it is now",
  body: viewInput,
  answers: { 201: view },
  failures: { ...noSuchView, 422: "The Idempotency-Key was used for another view" },
  staff: true,
});
export const changeView = describe({
  summary: "Change a view that one sees; whether it is shared stays as its maker said",
  body: viewInput,
  answers: { 200: view },
  failures: noSuchView,
  staff: true,
});
export const removeView = describe({
  summary: "Delete a view that one sees",
  answers: { 200: v.object({ id: text }) },
  failures: noSuchView,
  staff: true,
});
