import type { Listed } from "#contract/leads.ts";
import type { LeadKind } from "./lead-kind.ts";
import { LeadList } from "./lead-list.tsx";
import type { Section } from "./section.ts";

/** The menu entry of one kind of lead. */
export function leadSection<Lead extends Listed>(kind: LeadKind<Lead>): Section {
  const { id, title, intro, icon, list } = kind;
  const load = async () => <LeadList key={id} kind={kind} leads={await list()} />;
  return { id, title, intro, icon, load };
}
