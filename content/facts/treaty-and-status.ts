import type { Fact, OfficialLink } from "#content/fact.ts";
import { dependentAge, h1bLimit as limit, h1bStay as stay } from "./shared.ts";

/** The official pages that the TN, I-485, E-3, H-1B1 and dependants pages name: each address stands once. */
export const official = {
  uscisTn: {
    name: "USCIS: TN USMCA professionals",
    url: "https://www.uscis.gov/working-in-the-united-states/temporary-workers/tn-usmca-professionals",
  },
  uscisTnManual: {
    name: "USCIS Policy Manual: TN",
    url: "https://www.uscis.gov/policy-manual/volume-2-part-p",
  },
  tnRegulation: {
    name: "8 CFR 214.6: TN professions and rules",
    url: "https://www.ecfr.gov/current/title-8/section-214.6",
  },
  stateTn: {
    name: "State Department: USMCA professionals",
    url: "https://travel.state.gov/content/travel/en/us-visas/employment/visas-canadian-mexican-usmca-professional-workers.html",
  },
  uscisE3: {
    name: "USCIS: E-3 specialty occupation workers from Australia",
    url: "https://www.uscis.gov/working-in-the-united-states/temporary-workers/e-3-specialty-occupation-workers-from-australia",
  },
  uscisH1b: {
    name: "USCIS: H-1B and H-1B1 specialty occupations",
    url: "https://www.uscis.gov/working-in-the-united-states/h-1b-specialty-occupations",
  },
  laborH1b1: {
    name: "Department of Labor: H-1B1 programme",
    url: "https://www.dol.gov/agencies/whd/immigration/h1b1",
  },
  laborDuties: {
    name: "Department of Labor: employers’ LCA duties",
    url: "https://www.dol.gov/agencies/whd/immigration/h1b",
  },
  laborLca: {
    name: "Department of Labor: labor condition applications",
    url: "https://flag.dol.gov/programs/LCA",
  },
  wageSearch: {
    name: "Department of Labor: wage search",
    url: "https://flag.dol.gov/wage-data/wage-search",
  },
  lcaRegulation: {
    name: "20 CFR 655 subpart H: LCA rules",
    url: "https://www.ecfr.gov/current/title-20/chapter-V/part-655/subpart-H",
  },
  h4Employment: {
    name: "USCIS: work permits for H-4 spouses",
    url: "https://www.uscis.gov/working-in-the-united-states/temporary-workers/h-1b-specialty-occupations/employment-authorization-for-certain-h-4-dependent-spouses",
  },
  policyManual: {
    name: "USCIS Policy Manual",
    url: "https://www.uscis.gov/policy-manual",
  },
  filingCharts: {
    name: "USCIS: which filing chart to use",
    url: "https://www.uscis.gov/green-card/green-card-processes-and-procedures/visa-availability-priority-dates/adjustment-of-status-filing-charts-from-the-visa-bulletin",
  },
  visaBulletin: {
    name: "The Visa Bulletin",
    url: "https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html",
  },
  adjustmentRegulation: {
    name: "8 CFR part 245: adjustment of status",
    url: "https://www.ecfr.gov/current/title-8/part-245",
  },
  unitedStatesCode: {
    name: "Title 8 of the United States Code",
    url: "https://uscode.house.gov/browse/prelim@title8",
  },
  formI129: {
    name: "USCIS: Form I-129, temporary worker",
    url: "https://www.uscis.gov/i-129",
  },
  formI485: {
    name: "USCIS: Form I-485, adjustment of status",
    url: "https://www.uscis.gov/i-485",
  },
  formI539: {
    name: "USCIS: Form I-539, extend or change status",
    url: "https://www.uscis.gov/i-539",
  },
  formI693: {
    name: "USCIS: Form I-693, the medical",
    url: "https://www.uscis.gov/i-693",
  },
  formI751: {
    name: "USCIS: Form I-751, conditions on residence",
    url: "https://www.uscis.gov/i-751",
  },
  formI765: {
    name: "USCIS: Form I-765, work permit",
    url: "https://www.uscis.gov/i-765",
  },
  uscisFees: {
    name: "USCIS: fee schedule, Form G-1055",
    url: "https://www.uscis.gov/g-1055",
  },
  visaFees: {
    name: "State Department: fees for visa services",
    url: "https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/fees/fees-visa-services.html",
  },
  ds160: {
    name: "DS-160 application",
    url: "https://ceac.state.gov/genniv/",
  },
  ds160Information: {
    name: "State Department: DS-160 information",
    url: "https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/forms/ds-160-online-nonimmigrant-visa-application.html",
  },
  appointmentsIndia: {
    name: "India visa appointment scheduling",
    url: "https://www.usvisascheduling.com/en-US/",
  },
  waitTimes: {
    name: "State Department: visa wait times",
    url: "https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/global-visa-wait-times.html",
  },
  i94Record: {
    name: "I-94 and travel history",
    url: "https://i94.cbp.dhs.gov/",
  },
  processingTimes: {
    name: "USCIS processing times",
    url: "https://egov.uscis.gov/processing-times/",
  },
} satisfies Record<string, OfficialLink>;

export const childAge: Fact = { ...dependentAge, source: official.unitedStatesCode };

export const h1bStay: Fact = { ...stay, source: official.uscisH1b };

export const h1bLimit: Fact = { ...limit, source: official.uscisH1b };

/** The earliest filing before a work permit ends. */
export const permitRenewalWindow: Fact = {
  text: "180 days",
  source: official.formI765,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-02-21",
};

export const tnStays: Fact = {
  text: "3-year stays",
  source: official.uscisTn,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const tnProfessions: Fact = {
  text: "63",
  source: official.tnRegulation,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

/** Section 245(k): all lapses since the last admission, added up. */
export const forgivenLapses: Fact = {
  text: "180 days",
  source: official.unitedStatesCode,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

/** How long an I-485 must be pending before a same or similar job may be taken. */
export const jobChangeAfter: Fact = {
  text: "180 days",
  source: official.adjustmentRegulation,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

/** A marriage younger than this makes residence conditional at first. */
export const recentMarriage: Fact = {
  text: "2 years",
  source: official.formI751,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const e3Stays: Fact = {
  text: "2-year stays",
  source: official.uscisE3,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

/** New E-3 visas in a fiscal year; families are not counted. */
export const e3Cap: Fact = {
  text: "10,500",
  source: official.uscisE3,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

/** The longest that an E-3 labor condition application is valid. */
export const e3LaborCondition: Fact = {
  text: "2 years",
  source: official.laborLca,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const h1b1Cap: Fact = {
  text: "5,400",
  source: official.uscisH1b,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

/** One admission, and one step of extension. */
export const h1b1Stay: Fact = {
  text: "one year",
  source: official.laborH1b1,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

/** The maximum total stay on one labor condition application: the first stay and two extensions. */
export const h1b1Total: Fact = {
  text: "36 months",
  source: official.laborH1b1,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

/** The longest that an H-1B1 labor condition application is valid. */
export const h1b1LaborCondition: Fact = {
  text: "three years",
  source: official.laborLca,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};
