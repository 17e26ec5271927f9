import type { ReactNode } from "react";
import type { Column } from "#app/ui/data-table.tsx";
import type { Listed } from "#contract/leads.ts";
import type { Section } from "./section.ts";

/** A list of one kind of lead: how it is fetched, its columns and its details. */
export type LeadKind<Lead extends Listed> = Omit<Section, "load"> & {
  /**
   * Newest first.
   * @throws ApiFailure
   */
  list: () => Promise<Lead[]>;
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
