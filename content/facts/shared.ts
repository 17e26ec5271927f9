import type { Fact } from "#content/fact.ts";

/**
 * What pages of several ledgers state. A ledger whose pages call the source by another name takes the fact from here
 * and gives it that name. Small, so that a page carries few facts that it does not print.
 */

const h1b = {
  name: "USCIS: H-1B specialty occupations",
  url: "https://www.uscis.gov/working-in-the-united-states/h-1b-specialty-occupations",
};
const formN400 = {
  name: "USCIS: Form N-400, naturalisation",
  url: "https://www.uscis.gov/n-400",
};
const title8 = {
  name: "Title 8 of the US Code",
  url: "https://uscode.house.gov/browse/prelim@title8",
};

// Temporary workers.

/** A first period of up to three years and an extension of up to three. Source: SPEC.md §9. */
export const h1bStay: Fact = {
  text: "three years plus three",
  source: h1b,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

/** The usual overall limit of H-1B, which H-1B1 does not have. */
export const h1bLimit: Fact = {
  text: "six years",
  source: h1b,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

/** Work with the same employer while a timely extension is pending: H-1B, L-1, TN, E-3 and H-1B1 alike. */
export const workWhilePending: Fact = {
  text: "240 days",
  source: {
    name: "8 CFR 274a.12, who may work",
    url: "https://www.ecfr.gov/current/title-8/section-274a.12",
  },
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

/** Discretionary, and never beyond the I-94. */
export const jobLossGrace: Fact = {
  text: "60 days",
  source: {
    name: "USCIS: options after employment ends",
    url: "https://www.uscis.gov/working-in-the-united-states/information-for-employers-and-employees/options-for-nonimmigrant-workers-following-termination-of-employment",
  },
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-02-21",
};

/** Dependants are unmarried children below this age. */
export const dependentAge: Fact = {
  text: "21",
  source: title8,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

/** Of a new address; students report theirs to the school. */
export const addressReport: Fact = {
  text: "10 days",
  source: {
    name: "USCIS: Form AR-11, change of address",
    url: "https://www.uscis.gov/ar-11",
  },
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

// From the refusal under section 221(g).

export const replyWindow: Fact = {
  text: "one year",
  source: {
    name: "State Department: visa denials",
    url: "https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/visa-denials.html",
  },
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

// Residence and citizenship.

/** What one country gets at most, of the family's visas and of the workers'. */
export const countryShare: Fact = {
  text: "7%",
  source: {
    name: "State Department: Visa Bulletin",
    url: "https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html",
  },
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const conditionalResidence: Fact = {
  text: "two years",
  source: {
    name: "USCIS: Form I-751, removal of conditions",
    url: "https://www.uscis.gov/i-751",
  },
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const citizenshipWithCitizen: Fact = {
  text: "three years",
  source: formN400,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const citizenshipInGeneral: Fact = {
  text: "five years",
  source: formN400,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

// Unlawful presence, INA 212(a)(9)(B).

export const shorterOverstay: Fact = {
  text: "more than 180 days",
  source: title8,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const shorterBar: Fact = {
  text: "three years",
  source: title8,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const longerOverstay: Fact = {
  text: "one year or more",
  source: title8,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const longerBar: Fact = {
  text: "ten years",
  source: title8,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

/** Of a citizen who asks for a parent, a brother or a sister. */
export const petitionerAge: Fact = {
  text: "at least 21",
  source: {
    name: "USCIS: Form I-130, petition for a relative",
    url: "https://www.uscis.gov/i-130",
  },
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};
