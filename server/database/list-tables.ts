import type { LeadKind } from "#contract/desk.ts";

/** The tables of leads that come from forms. */
export const leadTables = ["enquiry", "contact_message"] as const;
export type LeadTable = (typeof leadTables)[number];

/** Those of the staff's lists. */
export const listTables = [...leadTables, "subscription"] as const;
export type ListTable = (typeof listTables)[number];

/** The table of the leads of a kind. */
export function tableOf(kind: LeadKind): LeadTable {
  return kind === "enquiry" ? "enquiry" : "contact_message";
}
