import * as v from "valibot";
import { leadKinds, offices } from "#contract/desk.ts";

/** A lead that nobody has answered yet. Times are ISO 8601, UTC. */
const waitingLead = v.object({
  id: v.string(),
  kind: v.picklist(leadKinds),
  name: v.string(),
  /** Of an enquiry, else empty. */
  category: v.string(),
  office: v.picklist(offices),
  created_at: v.string(),
  /** Until when an answer was promised; empty: nothing was promised. */
  due_at: v.string(),
});
export type WaitingLead = v.InferOutput<typeof waitingLead>;

/** What staff said that they will do next. */
const dueStep = v.object({
  id: v.string(),
  kind: v.picklist(leadKinds),
  name: v.string(),
  office: v.picklist(offices),
  next_step: v.string(),
  /** YYYY-MM-DD. */
  next_step_on: v.string(),
});
export type DueStep = v.InferOutput<typeof dueStep>;

/** One day of the site: `day` is YYYY-MM-DD in the calendar of brand.dayZone. Messages have the call-backs in them. */
const figuresDay = v.object({
  day: v.string(),
  enquiries: v.number(),
  messages: v.number(),
  visits: v.number(),
});
export type FiguresDay = v.InferOutput<typeof figuresDay>;

/**
 * How leads of a source fared. `name` is a site's host or a campaign's utm_source, empty for who came directly or
 * nobody knows how; arrivals of those are not counted, so they are null.
 */
const sourceFigures = v.object({
  name: v.string(),
  arrivals: v.nullable(v.number()),
  leads: v.number(),
  answered: v.number(),
});
export type SourceFigures = v.InferOutput<typeof sourceFigures>;

/** Half of the first answers came sooner. `weekday` is ISO 8601's, Monday 1, by the office's own calendar. */
const answerTime = v.object({
  office: v.picklist(offices),
  weekday: v.number(),
  /** From the lead to the answer, by the clock on the wall. */
  median_minutes: v.number(),
  leads: v.number(),
});
export type AnswerTime = v.InferOutput<typeof answerTime>;

const pageFigures = v.object({ path: v.string(), title: v.string(), views: v.number() });
export type PageFigures = v.InferOutput<typeof pageFigures>;

/** What "Today" shows. Likely spam and what is in the trash is in none of it. */
export const deskFigures = v.object({
  asked_at: v.string(),
  /** Counts go up to `countMax` of contract/desk.ts. Overdue first, then what is due next, then what nobody promised. */
  waiting: v.object({ total: v.number(), overdue: v.number(), leads: v.array(waitingLead) }),
  /** Due today by the calendar of the lead's office, or before; the oldest first. */
  steps: v.object({ total: v.number(), due: v.array(dueStep) }),
  /** Oldest first, days without anything among them. */
  days: v.array(figuresDay),
  /** Of enquiries, the most frequent first. */
  categories: v.array(v.object({ name: v.string(), leads: v.number() })),
  /** Most leads first. */
  sources: v.array(sourceFigures),
  /** The leads of all sources that are not named. */
  other_sources: v.object({ leads: v.number(), answered: v.number() }),
  answer_times: v.array(answerTime),
  /** Most read first. `title` is that of a post that is still there, else empty. */
  pages: v.array(pageFigures),
  /** Of visitors who may be counted. */
  forms: v.object({ opened: v.number(), sent: v.number() }),
});
export type DeskFigures = v.InferOutput<typeof deskFigures>;

/**
 * What the menu says beside its lists, by their ids. `new`: leads that nobody has answered or put elsewhere, without
 * likely spam and the trash, each counted up to `countMax` of contract/desk.ts. `all`: everything that the list has.
 */
export const menuCounts = v.object({
  new: v.object({ contact: v.number(), enquiry: v.number() }),
  all: v.object({ subscriber: v.number(), blog: v.number() }),
});
export type MenuCounts = v.InferOutput<typeof menuCounts>;
