import type { ReactNode } from "react";
import type { Section } from "#app/staff/section.ts";
import type { Column } from "#app/ui/data-table.tsx";
import type { LeadPage, Listed } from "#contract/answers/leads.ts";
import type { LeadListQuery, LeadOrders } from "#contract/lead-list.ts";

/** A list of one kind of lead: how it is fetched, its columns and its details. */
export type LeadKind<Lead extends Listed> = Omit<Section, "load"> & {
  /** The first is the usual one. */
  orders: LeadOrders;
  /** What can be asked for, and its names, where rows are in different states. */
  states?: readonly (readonly [LeadListQuery["state"], string])[];
  /** What can be searched. */
  searchHint: string;
  /** @throws ApiFailure */
  list: (query: LeadListQuery) => Promise<LeadPage<Lead>>;
  /** Its rows as a file: where the API has them, and what the file is called. */
  file: { path: string; name: string };
  /** @throws ApiFailure 404 for one that is not there */
  find: (id: string) => Promise<Lead>;
  /** Staff's word on spam, where a list has that side; `isSpam` is where the lead stands now. */
  spam?: {
    isSpam: (lead: Lead) => boolean;
    /** @throws ApiFailure */
    judge: (id: string, isSpam: boolean) => Promise<unknown>;
  };
  /** Said when there is none. */
  empty: string;
  columns: readonly Column<Lead>[];
  details: {
    title: string;
    /** Beside the table where there is room and over it where there is not; or always over it. */
    place: "beside" | "over";
    facts: (lead: Lead) => ReactNode;
    /** What staff can do now. */
    actions?: (lead: Lead) => ReactNode;
  };
};
