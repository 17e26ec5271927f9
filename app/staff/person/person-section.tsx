import { orUndefined } from "#app/or-undefined.ts";
import { arrived, type Section } from "#app/staff/section.ts";
import { api } from "#app/staff/staff-api.ts";
import { sectionPath } from "#contract/staff-paths.ts";

const id = "person";

/** All that is held for one address. The address never stands in the page's own: a lead's id does. */
export const personSection: Section = {
  id,
  title: "Personal data",
  intro: "All that is held for one email address: to show, to hand over, to delete.",
  icon: "search",
  async load(address) {
    const lead = address.get("lead");
    const [{ Person }, held] = await Promise.all([
      arrived(import("./person.tsx"), address),
      lead ? orUndefined(api.dataOfLead(lead)) : undefined,
    ]);
    return <Person key={lead ?? ""} loaded={{ held }} />;
  },
};

/** The person whom a lead is from. */
export function personPath(lead: string): string {
  return `${sectionPath(id)}&lead=${lead}`;
}
