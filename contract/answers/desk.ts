import * as v from "valibot";
import { leadKinds, offices, stages } from "#contract/desk.ts";
import { marked } from "./leads.ts";

/** Somebody with a login; `name` is empty until they have given it. */
export const owner = v.object({ id: v.string(), email: v.string(), name: v.string() });
export type Owner = v.InferOutput<typeof owner>;

/** What staff change of a lead. An empty text or date: none. */
const leadState = v.object({
  stage: v.picklist(stages),
  /** Why it was lost; empty in every other stage. */
  lost_reason: v.string(),
  owner: v.nullable(owner),
  next_step: v.string(),
  /** YYYY-MM-DD, a day of the office's own calendar. */
  next_step_on: v.string(),
  office: v.picklist(offices),
  /** When it was put into the trash, from where it is deleted for good after 30 days; empty: it is not in there. */
  trashed_at: v.string(),
});
export type LeadState = v.InferOutput<typeof leadState>;

/** How the reply stands. Times are ISO 8601, UTC; an empty one has not come. */
const replyClock = v.object({
  due_at: v.string(),
  half_at: v.string(),
  first_answer_at: v.string(),
});

/** A lead as the inbox lists it. Times are ISO 8601, UTC. */
const deskRow = v.object({
  ...leadState.entries,
  /** The enquiry's or the message's own. */
  id: v.string(),
  kind: v.picklist(leadKinds),
  receipt: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  /** Of an enquiry, else empty. */
  category: v.string(),
  /** The beginning of what was written. */
  excerpt: v.string(),
  /** The path of the page that it was sent from; empty where that is not known. */
  page: v.string(),
  /** How the first visit came: a campaign's source or the host of the page before; empty: directly, or not known. */
  source: v.string(),
  created_at: v.string(),
  changed_at: v.string(),
  /** Counts its changes; whoever changes the lead names the one that they saw. */
  version: v.number(),
  person_id: v.nullable(v.string()),
  /** Null where no clock runs. */
  clock: v.nullable(replyClock),
});
export type DeskRow = v.InferOutput<typeof deskRow>;

/** As contract/lead-signals.ts takes it. */
const leadSource = v.object({
  utm_source: v.string(),
  utm_medium: v.string(),
  utm_campaign: v.string(),
  utm_term: v.string(),
  utm_content: v.string(),
  referrer: v.string(),
  landing: v.string(),
});

/** A lead with all that is known of it. */
const deskLead = v.object({
  ...deskRow.entries,
  location: v.string(),
  /** What was written, whole. */
  text: v.string(),
  /** The visitor's time zone, such as Asia/Kolkata; empty where the browser did not say. */
  zone: v.string(),
  source_first: leadSource,
  source_last: leadSource,
  ...marked.entries,
});
export type DeskLead = v.InferOutput<typeof deskLead>;

/** What one change did to one lead. */
const leadChange = v.object({
  /** The same for all leads that were changed at once: what undo is asked for with. */
  change_id: v.string(),
  at: v.string(),
  /** Null: somebody whose account is gone. */
  staff: v.nullable(owner),
  /** The fields that it changed, as they were before and after; none of a note. */
  before: v.partial(leadState),
  after: v.partial(leadState),
  /** A note's text, else empty. */
  note: v.string(),
  /** When it was taken back; empty: it was not. */
  undone_at: v.string(),
});
export type LeadChange = v.InferOutput<typeof leadChange>;

/** A lead as it is opened: with everything that the same person sent, and all that happened to it. */
export const openedLead = v.object({
  lead: deskLead,
  /** The person's leads, newest first, this one among them unless so many are newer: at most `personLeadsMax`. */
  person_leads: v.array(deskRow),
  /** Newest first. */
  history: v.array(leadChange),
});
export type OpenedLead = v.InferOutput<typeof openedLead>;

/** One page of the inbox. */
export const deskPage = v.object({
  data: v.array(deskRow),
  /** What to ask the page behind and before this one with; null: there is none. */
  next: v.nullable(v.string()),
  previous: v.nullable(v.string()),
  /** How many there are on all pages, counted up to `countMax`; a search finds at most `deskHitsMax`. */
  total: v.number(),
  /** True: there may be more than `total`. */
  is_more: v.boolean(),
  /** When it was read: ISO 8601, UTC. Whoever changes all of it names it, and `total`. */
  read_at: v.string(),
});
export type DeskPage = v.InferOutput<typeof deskPage>;

/**
 * How many leads stand where, each counted up to `countMax`. The trash is counted in `trash` only; `mine`, `unowned`,
 * `late` (the next step's day is over), `overdue` (the promised time is, without an answer) and `kinds` count what is open.
 */
export const deskCounts = v.object({
  stages: v.object(v.entriesFromList(stages, v.number())),
  kinds: v.object(v.entriesFromList(leadKinds, v.number())),
  open: v.number(),
  mine: v.number(),
  unowned: v.number(),
  late: v.number(),
  overdue: v.number(),
  trash: v.number(),
});
export type DeskCounts = v.InferOutput<typeof deskCounts>;

/** What a lead can be given to, and filtered by. `former_owners` are only filtered by: they have leads, and no account any more. */
export const deskChoices = v.object({
  owners: v.array(owner),
  former_owners: v.array(owner),
  sources: v.array(v.string()),
  categories: v.array(v.string()),
});
export type DeskChoices = v.InferOutput<typeof deskChoices>;

/** A filter with a name. `query` is the part of the address after "?". */
export const savedView = v.object({
  id: v.string(),
  name: v.string(),
  query: v.string(),
  /** Every staff member sees it, and may change it; else only who made it. */
  is_shared: v.boolean(),
  is_mine: v.boolean(),
});
export type SavedView = v.InferOutput<typeof savedView>;

/** A lead as it was after one of its changes. */
export const leadVersion = v.object({ id: v.string(), version: v.number() });
export type LeadVersion = v.InferOutput<typeof leadVersion>;

/** What a change answers: the lead as it is now, and what to undo it by; null: nothing was different. */
export const changed = v.object({ lead: deskLead, change_id: v.nullable(v.string()) });
export type Changed = v.InferOutput<typeof changed>;

/** What a change of a lead that was changed meanwhile answers, with 409: the lead as it is now. */
export type DeskConflict = { error: string; lead: DeskLead };

/**
 * What a change of many leads answers; those that were so already are not counted, and not among the `leads`. `kept`: those that
 * somebody else has changed since they were seen, which stay as they are. Where it failed half-way it is not whole: the rest is
 * as it was.
 */
export const bulkChanged = v.object({
  change_id: v.nullable(v.string()),
  changed: v.number(),
  kept: v.number(),
  leads: v.array(leadVersion),
  is_whole: v.boolean(),
});
export type BulkChanged = v.InferOutput<typeof bulkChanged>;

/** `kept`: leads of the change that somebody has changed since, which stay as they are; `leads`: the others. */
export const undone = v.object({
  undone: v.number(),
  kept: v.number(),
  leads: v.array(leadVersion),
});
export type Undone = v.InferOutput<typeof undone>;

/**
 * What GET /api/desk/events tells. `ready` comes first, and after each pause in which something may have been missed.
 * `came` names leads that are new, `changed` those that anybody has changed, the listener too; the version tells whether
 * the list that was read has the change already. `many`: more than can be named, so the page is to be read again.
 */
export type DeskEvent =
  | { type: "ready" }
  | { type: "came"; ids: string[] }
  | { type: "changed"; leads: LeadVersion[] }
  | { type: "many" };
