import * as v from "valibot";
import { isDay } from "./days.ts";
import { leadKinds, offices, stages } from "./desk.ts";
import { pageSizes, queryTextMax } from "./lead-list.ts";
import { typed } from "./validate.ts";

/**
 * The orders of the inbox; the first unless another is asked for. Leads without a next step's day come behind those with
 * one, and by `due` those that nobody waits for behind those that were promised an answer.
 */
export const deskOrders = ["newest", "oldest", "due", "next-step", "name", "changed"] as const;
export type DeskOrder = (typeof deskOrders)[number];

const wordMax = 100;

/** Some of a list, separated by commas; none: all. */
function some<const T extends string>(name: string, choices: readonly T[]) {
  const text = `${name} must be some of ${choices.join(", ")}, separated by commas.`;
  return v.optional(
    v.pipe(
      v.string(text),
      v.transform((list) => [...new Set(list.split(",").filter(Boolean))]),
      v.array(v.picklist(choices, text)),
    ),
    "",
  );
}

function one<const T extends string>(name: string, choices: readonly [T, ...T[]]) {
  return v.picklist(choices, `${name} must be ${choices.join(", ")}.`);
}

/** What a person typed or chose, and can be anything. */
function anyText(name: string, lengthMax: number) {
  return v.optional(
    v.pipe(
      typed(`${name} must be text.`),
      v.maxLength(lengthMax, `${name} can have at most ${lengthMax} characters.`),
    ),
    "",
  );
}

const dayMs = 24 * 60 * 60 * 1000;
/** A later moment has a year of five digits, which sorts before all others as text. */
const lastMs = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A moment (ISO 8601 with a zone), or a day (UTC), of which `to` takes the whole. Becomes a moment, or stays empty. */
function moment(name: "from" | "to") {
  const text = `${name} must be a day such as 2026-03-02, or a moment such as 2026-03-02T09:00:00Z.`;
  return v.optional(
    v.pipe(
      v.string(text),
      v.check((at) => at === "" || isMoment(at), text),
      v.transform((at) => momentOf(at, name)),
    ),
    "",
  );
}

function isMoment(text: string): boolean {
  if (TIME.test(text)) return !Number.isNaN(Date.parse(text));
  return isDay(text);
}

function momentOf(text: string, name: "from" | "to"): string {
  if (text === "") return "";
  const isWholeDay = name === "to" && !TIME.test(text);
  const ms = Date.parse(text) + (isWholeDay ? dayMs : 0);
  return new Date(Math.min(ms, lastMs)).toISOString();
}

/** What part of the inbox is meant. A list means any of it, an empty one all. */
const filter = {
  /** None: every stage but spam. */
  stage: some("stage", stages),
  kind: some("kind", leadKinds),
  office: some("office", offices),
  /** A staff member's id, "me" or "none". */
  owner: anyText("owner", wordMax),
  category: anyText("category", queryTextMax),
  /** As in a row; "direct" means an empty one. */
  source: anyText("source", wordMax),
  /** Received at this moment or later, and before that one. */
  from: moment("from"),
  to: moment("to"),
  /** yes: those whose next step's day is over, of what is open. */
  late: v.optional(one("late", ["no", "yes"]), "no"),
  /** yes: those that nobody has answered in the promised time, of what is open. */
  overdue: v.optional(one("overdue", ["no", "yes"]), "no"),
  /** yes: only what is in the trash; else only what is not. */
  trash: v.optional(one("trash", ["no", "yes"]), "no"),
  /** Words, each of which stands somewhere in the lead. */
  q: anyText("q", queryTextMax),
};
/** Which leads are asked for, without order and page: what views and files go by. */
export const deskFilter = v.object(filter);
export type DeskFilter = v.InferOutput<typeof deskFilter>;

/** What part of the inbox is asked for, as it stands in an address: `?stage=new,in-touch&owner=me&sort=next-step`. */
export const deskQuery = v.object({
  ...filter,
  sort: v.optional(one("sort", deskOrders), deskOrders[0]),
  size: v.optional(
    v.pipe(
      v.string(),
      v.transform(Number),
      v.picklist(pageSizes, `size must be ${pageSizes.join(", ")}.`),
    ),
    String(pageSizes[0]),
  ),
  /** `next` or `previous` of a page of the same filter and order. */
  cursor: v.optional(v.pipe(v.string(), v.maxLength(1000, "cursor is too long.")), ""),
});
export type DeskQuery = v.InferOutput<typeof deskQuery>;
