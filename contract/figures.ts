import type { LeadKind, Office } from "./desk.ts";

/** How many days, today among them, the charts look back. */
export const figureSpans = [28, 90] as const;
export type FigureSpan = (typeof figureSpans)[number];

/** So many leads, steps, categories, sources and pages are named; the rest is counted or left out. */
export const figuresMax = { waiting: 8, steps: 8, categories: 20, sources: 8, pages: 10 };

/** A lead that nobody has answered yet. Times are ISO 8601, UTC. */
export type WaitingLead = {
  id: string;
  kind: LeadKind;
  name: string;
  /** Of an enquiry, else empty. */
  category: string;
  office: Office;
  created_at: string;
  /** Until when an answer was promised; empty: nothing was promised. */
  due_at: string;
};

/** What staff said that they will do next. */
export type DueStep = {
  id: string;
  kind: LeadKind;
  name: string;
  office: Office;
  next_step: string;
  /** YYYY-MM-DD. */
  next_step_on: string;
};

/** One day of the site: `day` is YYYY-MM-DD in the calendar of brand.dayZone. Messages have the call-backs in them. */
export type FiguresDay = { day: string; enquiries: number; messages: number; visits: number };

/**
 * How leads of a source fared. `name` is a site's host or a campaign's utm_source, empty for who came directly or
 * nobody knows how; arrivals of those are not counted, so they are null.
 */
export type SourceFigures = {
  name: string;
  arrivals: number | null;
  leads: number;
  answered: number;
};

/** Half of the first answers came sooner. `weekday` is ISO 8601's, Monday 1, by the office's own calendar. */
export type AnswerTime = {
  office: Office;
  weekday: number;
  /** From the lead to the answer, by the clock on the wall. */
  median_minutes: number;
  leads: number;
};

/** What "Today" shows. Likely spam and what is in the trash is in none of it. */
export type DeskFigures = {
  asked_at: string;
  /** Counts go up to `countMax` of contract/desk.ts. Overdue first, then what is due next, then what nobody promised. */
  waiting: { total: number; overdue: number; leads: WaitingLead[] };
  /** Due today by the calendar of the lead's office, or before; the oldest first. */
  steps: { total: number; due: DueStep[] };
  /** Oldest first, days without anything among them. */
  days: FiguresDay[];
  /** Of enquiries, the most frequent first. */
  categories: { name: string; leads: number }[];
  /** Most leads first. */
  sources: SourceFigures[];
  /** The leads of all sources that are not named. */
  other_sources: { leads: number; answered: number };
  answer_times: AnswerTime[];
  /** Most read first. `title` is that of a post that is still there, else empty. */
  pages: PageFigures[];
  /** Of visitors who may be counted. */
  forms: { opened: number; sent: number };
};

export type PageFigures = { path: string; title: string; views: number };

/**
 * What the menu says beside its lists, by their ids. `new`: leads that nobody has answered or put elsewhere, without
 * likely spam and the trash, each counted up to `countMax` of contract/desk.ts. `all`: everything that the list has.
 */
export type MenuCounts = {
  new: { contact: number; enquiry: number };
  all: { subscriber: number; blog: number };
};
