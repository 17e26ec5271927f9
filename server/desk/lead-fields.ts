import type { LeadState } from "#contract/answers/desk.ts";
import type { LeadChangeInput } from "#contract/desk-changes.ts";
import { noDay } from "#contract/no-day.ts";

/** What staff change, as the columns hold it. */
export const changeable = [
  "stage",
  "lost_reason",
  "owner_id",
  "next_step",
  "next_step_on",
  "office",
  "trashed_at",
] as const;

export type StoredState = Omit<LeadState, "owner"> & { owner_id: string | null };
export type StoredChange = Partial<StoredState>;

/** What a lead's row becomes by a change. Its reason goes when it is not lost any more. */
export function changedState(
  state: StoredState,
  { trashed, next_step_on, ...fields }: LeadChangeInput,
  now: Date,
): StoredState {
  const next: StoredState = { ...state, ...withoutUndefined(fields) };
  if (next_step_on !== undefined) next.next_step_on = next_step_on || noDay;
  if (trashed === false) next.trashed_at = "";
  if (trashed && state.trashed_at === "") next.trashed_at = now.toISOString();
  if (next.stage !== "lost") next.lost_reason = "";
  return next;
}

/** The fields in which two states differ, as they are before and after; undefined: in none. */
export function difference(
  before: StoredState,
  after: StoredState,
): { before: StoredChange; after: StoredChange } | undefined {
  const names = changeable.filter((name) => before[name] !== after[name]);
  if (names.length === 0) return undefined;
  const some = (state: StoredState): StoredChange =>
    Object.fromEntries(names.map((name) => [name, state[name]]));
  return { before: some(before), after: some(after) };
}

/** Whether a change would make nothing different. */
export function isSo(state: StoredState, change: LeadChangeInput, now: Date): boolean {
  return !difference(state, changedState(state, change, now));
}

function withoutUndefined(fields: Omit<LeadChangeInput, "trashed" | "next_step_on">): StoredChange {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
