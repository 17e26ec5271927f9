import type { Office } from "#contract/desk.ts";
import type { Staffed } from "#contract/opening.ts";
import { brand } from "./brand.ts";
import { holidays } from "./holidays.ts";

/** The offices of brand.ts with the days on which they are closed. */
export const offices: readonly (Staffed & { city: string })[] = brand.offices.map((office) => ({
  ...office,
  holidays: holidays[office.city],
}));

const [austin, kochi] = brand.offices;
/** Their time zones, by the names under which leads have them. */
export const officeZones: Readonly<Record<Office, string>> = {
  austin: austin.zone,
  kochi: kochi.zone,
};
