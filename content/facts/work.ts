import type { Fact, OfficialLink } from "#content/fact.ts";
import { jobLossGrace } from "./shared.ts";

/** The official pages that the H-1B, nurses and public access file pages name: each address stands once. */
export const official = {
  uscisH1b: {
    name: "USCIS: H-1B specialty occupations",
    url: "https://www.uscis.gov/working-in-the-united-states/h-1b-specialty-occupations",
  },
  h1bRegistration: {
    name: "USCIS: H-1B electronic registration",
    url: "https://www.uscis.gov/working-in-the-united-states/temporary-workers/h-1b-specialty-occupations/h-1b-electronic-registration-process",
  },
  h1bProclamationAlert: {
    name: "USCIS: alert on the H-1B proclamation",
    url: "https://www.uscis.gov/newsroom/alerts/presidential-proclamation-on-restriction-on-entry-of-certain-nonimmigrant-workers",
  },
  formI129: {
    name: "USCIS: Form I-129, petition for a temporary worker",
    url: "https://www.uscis.gov/i-129",
  },
  uscisFees: { name: "USCIS: fee schedule, Form G-1055", url: "https://www.uscis.gov/g-1055" },
  afterJobLoss: {
    name: "USCIS: options after the end of a job",
    url: "https://www.uscis.gov/working-in-the-united-states/information-for-employers-and-employees/options-for-nonimmigrant-workers-following-termination-of-employment",
  },
  h4Employment: {
    name: "USCIS: employment of certain H-4 spouses",
    url: "https://www.uscis.gov/working-in-the-united-states/temporary-workers/h-1b-specialty-occupations/employment-authorization-for-certain-h-4-dependent-spouses",
  },
  formAr11: { name: "USCIS: Form AR-11, change of address", url: "https://www.uscis.gov/ar-11" },
  scheduleA: {
    name: "USCIS Policy Manual: Schedule A",
    url: "https://www.uscis.gov/policy-manual/volume-6-part-e-chapter-7",
  },
  temporaryWorkers: {
    name: "State Department: temporary worker visas",
    url: "https://travel.state.gov/content/travel/en/us-visas/employment/temporary-worker-visas.html",
  },
  employmentBased: {
    name: "State Department: employment-based immigrant visas",
    url: "https://travel.state.gov/content/travel/en/us-visas/immigrate/employment-based-immigrant-visas.html",
  },
  visaBulletin: {
    name: "State Department: Visa Bulletin",
    url: "https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html",
  },
  visaFees: {
    name: "State Department: fees for visa services",
    url: "https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/fees/fees-visa-services.html",
  },
  formDs160: { name: "State Department: Form DS-160", url: "https://ceac.state.gov/genniv/" },
  appointmentsIndia: {
    name: "India visa appointment scheduling",
    url: "https://www.usvisascheduling.com/en-US/",
  },
  i94Record: { name: "CBP: I-94 record and travel history", url: "https://i94.cbp.dhs.gov/" },
  flagLca: {
    name: "Department of Labor, FLAG: labor condition application",
    url: "https://flag.dol.gov/programs/LCA",
  },
  flagPrevailingWage: {
    name: "Department of Labor, FLAG: prevailing wage",
    url: "https://flag.dol.gov/programs/prevailingwages",
  },
  wageSearch: {
    name: "Department of Labor, FLAG: wage search",
    url: "https://flag.dol.gov/wage-data/wage-search",
  },
  wageAndHourH1b: {
    name: "Department of Labor, Wage and Hour Division: H-1B programme",
    url: "https://www.dol.gov/agencies/whd/immigration/h1b",
  },
  lcaRegulations: {
    name: "20 CFR 655 subpart H, labor condition applications",
    url: "https://www.ecfr.gov/current/title-20/chapter-V/part-655/subpart-H",
  },
  lcaNoticeRegulation: {
    name: "20 CFR 655.734, the notice to workers",
    url: "https://www.ecfr.gov/current/title-20/section-655.734",
  },
  publicAccessRegulation: {
    name: "20 CFR 655.760, the public access file",
    url: "https://www.ecfr.gov/current/title-20/section-655.760",
  },
  greenCardNoticeRegulation: {
    name: "20 CFR 656.10, the notice of filing in green-card cases",
    url: "https://www.ecfr.gov/current/title-20/section-656.10",
  },
  healthCareCertificate: {
    name: "8 CFR 212.15, certificates for health-care workers",
    url: "https://www.ecfr.gov/current/title-8/section-212.15",
  },
  temporaryClasses: {
    name: "8 CFR 214.2, the regulation on temporary classes",
    url: "https://www.ecfr.gov/current/title-8/section-214.2",
  },
  nclex: { name: "NCLEX, the examination body", url: "https://www.nclex.com/" },
  truMerit: { name: "TruMerit, which issues VisaScreen", url: "https://www.trumerit.org/" },
  eMigrate: {
    name: "Government of India, eMigrate: registered recruiting agents",
    url: "https://emigrate.gov.in/",
  },
} as const satisfies Record<string, OfficialLink>;

// H-1B: how long.

/** The longest single period, also beyond the general limit. */
export const h1bPeriod: Fact = {
  text: "three years",
  source: official.uscisH1b,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

/** How long a labor certification or I-140 has to be pending for stays beyond the limit. */
export const longGreenCardWait: Fact = {
  text: "365 days",
  source: official.temporaryClasses,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

/** The step in which such a stay is extended. */
export const longWaitExtension: Fact = {
  text: "one year",
  source: official.temporaryClasses,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

/** Spent outside the US, it starts the general limit anew. */
export const resetAbroad: Fact = {
  text: "one year",
  source: official.temporaryClasses,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

/** The earliest an extension may be filed before the stay ends. */
export const extensionLead: Fact = {
  text: "six months",
  source: official.formI129,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

// H-1B: the cap.

export const regularCap: Fact = {
  text: "65,000",
  source: official.uscisH1b,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const mastersCap: Fact = {
  text: "20,000",
  source: official.uscisH1b,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const registrationPeriod: Fact = {
  text: "14 days",
  source: official.temporaryClasses,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

/** Before the registration opens. */
export const registrationAnnouncement: Fact = {
  text: "30 days",
  source: official.temporaryClasses,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const filingWindow: Fact = {
  text: "90 days",
  source: official.temporaryClasses,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const capStart: Fact = {
  text: "October 1",
  source: official.uscisH1b,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

// Labor condition application, notice, public access file.

/** The earliest a labor condition application may be filed before the job starts. */
export const lcaLead: Fact = {
  text: "six months",
  source: official.lcaRegulations,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const lcaValidity: Fact = {
  text: "three years",
  source: official.lcaRegulations,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const lcaDecision: Fact = {
  text: "seven working days",
  source: official.lcaRegulations,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

/** The rule for green-card notices, and the house practice for H-1B ones, whose own rule is `noticeTotal`. */
export const jobNotice: Fact = {
  text: "10 consecutive business days",
  source: official.greenCardNoticeRegulation,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

/** What the H-1B regulation asks for: it does not speak of business days. */
export const noticeTotal: Fact = {
  text: "10 days",
  source: official.lcaNoticeRegulation,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

/** The notice is given on or within this time before the filing. */
export const noticeLead: Fact = {
  text: "30 days",
  source: official.lcaNoticeRegulation,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const postingPlaces: Fact = {
  text: "two conspicuous places",
  source: official.lcaNoticeRegulation,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const fileReady: Fact = {
  text: "one working day",
  source: official.publicAccessRegulation,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

/** Past the last employment; if nobody was employed, past the application’s expiry or withdrawal. */
export const fileRetention: Fact = {
  text: "one year",
  source: official.publicAccessRegulation,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const payrollRetention: Fact = {
  text: "three years",
  source: official.publicAccessRegulation,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

/** The shortest bar from petitions after a serious violation. */
export const debarment: Fact = {
  text: "one year",
  source: official.wageAndHourH1b,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

// H-1B: the worker.

export const entryBeforeStart: Fact = {
  text: "10 days",
  source: official.temporaryClasses,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const afterJobEnds: Fact = { ...jobLossGrace, source: official.afterJobLoss };

export const capGapEnd: Fact = {
  text: "April 1",
  source: official.temporaryClasses,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const childAge: Fact = {
  text: "under 21",
  source: official.temporaryWorkers,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

// Nurses.

export const visaScreenValidity: Fact = {
  text: "five years",
  source: official.healthCareCertificate,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

/** Before the filing: when the notice of filing has to have come down. */
export const noticeEnd: Fact = {
  text: "30 to 180 days",
  source: official.greenCardNoticeRegulation,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const eb3Share: Fact = {
  text: "28.6%",
  source: official.employmentBased,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const employmentVisas: Fact = {
  text: "140,000",
  source: official.employmentBased,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const immigrantChildAge: Fact = {
  text: "under 21",
  source: official.employmentBased,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};
