import { type DeskFilter, deskFilter } from "#contract/desk-query.ts";
import { check } from "#contract/validate.ts";
import { Problem } from "#server/http/problem.ts";

/** What the part of an address after "?" filters by; order, size and place mean nothing here. @throws Problem 400 */
export function readFilter(query: string): DeskFilter {
  const checked = check(deskFilter, Object.fromEntries(new URLSearchParams(query)));
  if (!checked.ok) throw new Problem(400, checked.error);
  return checked.value;
}
