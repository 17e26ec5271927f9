import type { ReactNode } from "react";
import type { Column } from "#app/ui/data-table.tsx";
import type { Listed } from "#contract/leads.ts";
import { LeadList } from "./lead-list.tsx";
import type { Section } from "./section.ts";

/** A list of one kind of lead: how it is fetched, its columns and its details. */
export type LeadKind<Lead extends Listed> = Omit<Section, "load"> & {
  /** Newest first. @throws ApiFailure */
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

/** The menu entry of one kind of lead. */
export function leadSection<Lead extends Listed>(kind: LeadKind<Lead>): Section {
  const { id, title, intro, icon, list } = kind;
  const load = async () => <LeadList key={id} kind={kind} leads={await list()} />;
  return { id, title, intro, icon, load };
}
