import type { Fact } from "#content/fact.ts";

// What the home page states; the services' pages take it from here, so that the home page carries no other facts.

const regulation2142 = {
  name: "8 CFR 214.2: the rules for visitors and transferees",
  url: "https://www.ecfr.gov/current/title-8/section-214.2",
};

/** Usual, not promised: the border officer sets the date. */
export const visitorStay: Fact = {
  text: "six months",
  source: regulation2142,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

/** Full-time ones. */
export const eb5Jobs: Fact = {
  text: "10",
  source: {
    name: "USCIS: EB-5 Immigrant Investor Program",
    url: "https://www.uscis.gov/working-in-the-united-states/permanent-workers/eb-5-immigrant-investor-program",
  },
  checkedOn: "2026-11-21",
  checkAgainOn: "2026-12-31",
};

export const l1aFirstStay: Fact = {
  text: "one year",
  source: regulation2142,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const l1aMaximum: Fact = {
  text: "seven years",
  source: regulation2142,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};
