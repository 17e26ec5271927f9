import { type DeskFilter, deskFilter } from "#contract/desk-query.ts";
import { checked } from "#server/http/checked.ts";

/** What the part of an address after "?" filters by; order, size and place mean nothing here. @throws Problem 400 */
export function readFilter(query: string): DeskFilter {
  return checked(deskFilter, Object.fromEntries(new URLSearchParams(query)));
}
