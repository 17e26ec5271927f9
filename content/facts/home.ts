import type { Fact } from "#content/fact.ts";

/** Usual, not promised: the border officer sets the date. */
export const visitorStay: Fact = {
  text: "six months",
  source: {
    name: "8 CFR 214.2: the rules for visitors and transferees",
    url: "https://www.ecfr.gov/current/title-8/section-214.2",
  },
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const eb5Jobs: Fact = {
  text: "10 full-time jobs",
  source: {
    name: "USCIS: EB-5 Immigrant Investor Program",
    url: "https://www.uscis.gov/working-in-the-united-states/permanent-workers/eb-5-immigrant-investor-program",
  },
  checkedOn: "2026-11-21",
  checkAgainOn: "2026-12-31",
};

const transferees = {
  name: "USCIS: L-1A executive or manager",
  url: "https://www.uscis.gov/working-in-the-united-states/temporary-workers/l-1a-intracompany-transferee-executive-or-manager",
};

export const l1aFirstStay: Fact = {
  text: "one year",
  source: transferees,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const l1aMaximum: Fact = {
  text: "seven years",
  source: transferees,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};
