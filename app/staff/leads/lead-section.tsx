import { orUndefined } from "#app/or-undefined.ts";
import type { Section } from "#app/staff/section.ts";
import type { Listed } from "#contract/answers/leads.ts";
import { leadListAddress } from "#contract/lead-list.ts";
import type { LeadKind } from "./lead-kind.ts";
import { LeadList } from "./lead-list.tsx";

/** The menu entry of one kind of lead. */
export function leadSection<Lead extends Listed>(kind: LeadKind<Lead>): Section {
  const { id, title, intro, icon } = kind;

  async function load(address: URLSearchParams) {
    const asked = leadListAddress(kind.orders, address);
    const page = await kind.list(asked);
    const linked = await findLinked(kind, page.data, address.get("lead"));
    return <LeadList key={id} {...{ kind, asked, page, linked }} />;
  }
  return { id, title, intro, icon, load };
}

/** The lead that the address names, if it stands on another page: a mail's link may be old. */
async function findLinked<Lead extends Listed>(
  kind: LeadKind<Lead>,
  leads: readonly Lead[],
  id: string | null,
): Promise<Lead | undefined> {
  if (!id || leads.some((lead) => lead.id === id)) return undefined;
  return orUndefined(kind.find(id));
}
