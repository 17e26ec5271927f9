import type { Consent, SpamMark } from "./answers/leads.ts";
import type { LeadSource } from "./lead-signals.ts";

/** Where a lead stands, in the order in which it usually goes. */
export const stages = [
  "new",
  "in-touch",
  "waiting-for-client",
  "with-attorney",
  "won",
  "lost",
  "spam",
] as const;
export type Stage = (typeof stages)[number];

/** In these somebody still has to do something. */
export const openStages = ["new", "in-touch", "waiting-for-client", "with-attorney"] as const;

export function isOpen(stage: string): boolean {
  return (openStages as readonly string[]).includes(stage);
}

/** A call-back is a contact message with a number and without text, from the short forms. */
export const leadKinds = ["enquiry", "message", "call-back"] as const;
export type LeadKind = (typeof leadKinds)[number];

/** Where leads are answered. */
export const offices = ["austin", "kochi"] as const;
export type Office = (typeof offices)[number];

/** What staff call a view or a template, in characters. */
export const deskNameMax = 80;

/** Somebody with a login; `name` is empty until they have given it. */
export type Owner = { id: string; email: string; name: string };

/** What a change of a lead that was changed meanwhile answers, with 409: the lead as it is now. */
export type DeskConflict = { error: string; lead: DeskLead };

/** What staff change of a lead. An empty text or date: none. */
export type LeadState = {
  stage: Stage;
  /** Why it was lost; empty in every other stage. */
  lost_reason: string;
  owner: Owner | null;
  next_step: string;
  /** YYYY-MM-DD, a day of the office's own calendar. */
  next_step_on: string;
  office: Office;
  /** When it was put into the trash, from where it is deleted for good after 30 days; empty: it is not in there. */
  trashed_at: string;
};

/** How the reply stands; null where no clock runs. Times are ISO 8601, UTC; an empty one has not come. */
type ReplyClock = {
  due_at: string;
  half_at: string;
  first_answer_at: string;
};

/** A lead as the inbox lists it. Times are ISO 8601, UTC. */
export type DeskRow = LeadState & {
  /** The enquiry's or the message's own. */
  id: string;
  kind: LeadKind;
  receipt: string;
  name: string;
  email: string;
  phone: string;
  /** Of an enquiry, else empty. */
  category: string;
  /** The beginning of what was written. */
  excerpt: string;
  /** The path of the page that it was sent from; empty where that is not known. */
  page: string;
  /** How the first visit came: a campaign's source or the host of the page before; empty: directly, or not known. */
  source: string;
  created_at: string;
  changed_at: string;
  /** Counts its changes; whoever changes the lead names the one that they saw. */
  version: number;
  person_id: string | null;
  clock: ReplyClock | null;
};

/** A lead with all that is known of it. */
export type DeskLead = DeskRow & {
  location: string;
  /** What was written, whole. */
  text: string;
  /** The visitor's time zone, such as Asia/Kolkata; empty where the browser did not say. */
  zone: string;
  source_first: LeadSource;
  source_last: LeadSource;
  spam: SpamMark;
  consents: Consent[];
};

/** What one change did to one lead. */
export type LeadChange = {
  /** The same for all leads that were changed at once: what undo is asked for with. */
  change_id: string;
  at: string;
  /** Null: somebody whose account is gone. */
  staff: Owner | null;
  /** The fields that it changed, as they were before and after; none of a note. */
  before: Partial<LeadState>;
  after: Partial<LeadState>;
  /** A note's text, else empty. */
  note: string;
  /** When it was taken back; empty: it was not. */
  undone_at: string;
};

/** A lead as it is opened: with everything that the same person sent, and all that happened to it. */
export type OpenedLead = {
  lead: DeskLead;
  /** The person's leads, newest first, this one among them unless so many are newer: at most `personLeadsMax`. */
  person_leads: DeskRow[];
  /** Newest first. */
  history: LeadChange[];
};
export const personLeadsMax = 100;

/** What a change answers: the lead as it is now, and what to undo it by; null: nothing was different. */
export type Changed = { lead: DeskLead; change_id: string | null };

/**
 * What a change of many leads answers; those that were so already are not counted, and not among the `leads`. Where it failed
 * half-way it is not whole: the rest is as it was.
 */
export type BulkChanged = {
  change_id: string | null;
  changed: number;
  leads: LeadVersion[];
  is_whole: boolean;
};

/** How long undo is offered, and how long the server still takes it: answers travel. */
export const undo = { offeredMs: 10_000, takenMs: 30_000 };
/** `kept`: leads of the change that somebody has changed since, which stay as they are; `leads`: the others. */
export type Undone = { undone: number; kept: number; leads: LeadVersion[] };

/** One page of the inbox. */
export type DeskPage = {
  data: DeskRow[];
  /** What to ask the page behind and before this one with; null: there is none. */
  next: string | null;
  previous: string | null;
  /** How many there are on all pages, counted up to `countMax`; a search finds at most `deskHitsMax`. */
  total: number;
  /** True: there may be more than `total`. */
  is_more: boolean;
  /** When it was read: ISO 8601, UTC. Whoever changes all of it names it, and `total`. */
  read_at: string;
};

/** Numbers are shown up to here; counting further would cost more the more leads there are. */
export const countMax = 10_000;
/** Words that stand in more leads than these find the newest of them. */
export const deskHitsMax = 1000;

/**
 * How many leads stand where, each counted up to `countMax`. The trash is counted in `trash` only; `mine`, `unowned`,
 * `late` (the next step's day is over), `overdue` (the promised time is, without an answer) and `kinds` count what is open.
 */
export type DeskCounts = {
  stages: Record<Stage, number>;
  kinds: Record<LeadKind, number>;
  open: number;
  mine: number;
  unowned: number;
  late: number;
  overdue: number;
  trash: number;
};

/** What a lead can be given to, and filtered by. `former_owners` are only filtered by: they have leads, and no account any more. */
export type DeskChoices = {
  owners: Owner[];
  former_owners: Owner[];
  sources: string[];
  categories: string[];
};

/** A filter with a name. `query` is the part of the address after "?". */
export type SavedView = {
  id: string;
  name: string;
  query: string;
  /** Every staff member sees it, and may change it; else only who made it. */
  is_shared: boolean;
  is_mine: boolean;
};

/** A lead as it was after one of its changes. */
export type LeadVersion = Pick<DeskRow, "id" | "version">;

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
