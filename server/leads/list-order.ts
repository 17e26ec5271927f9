import type { LeadListQuery, LeadOrder } from "#contract/lead-list.ts";
import type { ListOrder } from "#server/database/list-scan.ts";
import { type Sides, sidesOfState } from "#server/database/list-side.ts";
import type { ListTable } from "#server/database/list-tables.ts";

const orders: Record<LeadOrder, ListOrder> = {
  newest: { time: "newest" },
  oldest: { time: "oldest" },
  name: { by: "name", time: "newest" },
  category: { by: "category", time: "newest" },
  email: { by: "email_key", time: "newest" },
};

export function orderOf({ sort }: Pick<LeadListQuery, "sort">): ListOrder {
  return orders[sort];
}

/** The sides that are asked for, of leads none in the trash. */
export function sidesOf(
  table: ListTable,
  { spam, state }: Pick<LeadListQuery, "spam" | "state">,
): Sides {
  if (table === "subscription") return state === "all" ? [undefined] : sidesOfState(state);
  return { all: [0, 1] as const, no: [0] as const, likely: [1] as const }[spam];
}
