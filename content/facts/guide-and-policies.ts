import type { Fact, OfficialLink } from "#content/fact.ts";
import { jobLossGrace as grace, addressReport as report } from "./shared.ts";

/** The official pages that the guide names: each address stands once. */
export const official = {
  visasHome: {
    name: "State Department: US visas",
    url: "https://travel.state.gov/content/travel/en/us-visas.html",
  },
  formDs160: {
    name: "State Department: Form DS-160",
    url: "https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/forms/ds-160-online-nonimmigrant-visa-application.html",
  },
  visaDenials: {
    name: "State Department: visa denials",
    url: "https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/visa-denials.html",
  },
  waitTimes: {
    name: "State Department: visa wait times",
    url: "https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/global-visa-wait-times.html",
  },
  visaBulletin: {
    name: "State Department: Visa Bulletin",
    url: "https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html",
  },
  indiaCivilDocuments: {
    name: "State Department: civil documents from India",
    url: "https://travel.state.gov/content/travel/en/us-visas/Visa-Reciprocity-and-Civil-Documents-by-Country/India.html",
  },
  appointmentsIndia: {
    name: "India visa appointment scheduling",
    url: "https://www.usvisascheduling.com/en-US/",
  },
  embassyIndia: {
    name: "US Embassy and Consulates in India: visas",
    url: "https://in.usembassy.gov/visas/",
  },
  i94: { name: "CBP: I-94 and travel history", url: "https://i94.cbp.dhs.gov/" },
  allForms: { name: "USCIS: all forms", url: "https://www.uscis.gov/forms/all-forms" },
  processingTimes: {
    name: "USCIS: processing times",
    url: "https://egov.uscis.gov/processing-times/",
  },
  formAr11: { name: "USCIS: change of address, AR-11", url: "https://www.uscis.gov/ar-11" },
  formI751: {
    name: "USCIS: Form I-751, removal of conditions",
    url: "https://www.uscis.gov/i-751",
  },
  afterJobLoss: {
    name: "USCIS: options after the end of employment",
    url: "https://www.uscis.gov/working-in-the-united-states/information-for-employers-and-employees/options-for-nonimmigrant-workers-following-termination-of-employment",
  },
  findLegalServices: {
    name: "USCIS: find legal services",
    url: "https://www.uscis.gov/scams-fraud-and-misconduct/avoid-scams/find-legal-services",
  },
  avoidScams: {
    name: "USCIS: avoid scams",
    url: "https://www.uscis.gov/scams-fraud-and-misconduct/avoid-scams",
  },
} as const satisfies Record<string, OfficialLink>;

// The guide: applying.
export const socialMediaYears: Fact = {
  text: "five years",
  source: official.formDs160,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-02-21",
};

// The guide: residence and citizenship.
/** On the day of admission or approval. */
export const recentMarriage: Fact = {
  text: "less than two years old",
  source: official.formI751,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const removalWindow: Fact = {
  text: "last 90 days",
  source: official.formI751,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

// The guide: staying in order.
export const jobLossGrace: Fact = {
  ...grace,
  text: `up to ${grace.text}`,
  source: official.afterJobLoss,
};

export const addressReport: Fact = { ...report, source: official.formAr11 };

/**
 * A term of our own, which no authority states. Given: SPEC.md §9 names it. Built: the program works that way.
 * PROPOSED: it waits for the owner's word, and is changed here.
 */
export type Term = Fact & { standing: "given" | "built" | "PROPOSED" };

const privacyPolicy = { name: "Our privacy policy", url: "/privacy-policy" };
const refundPolicy = { name: "Our refund policy", url: "/refund-policy" };

export const refundWindow: Term = {
  standing: "given",
  text: "30 days",
  source: refundPolicy,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const refundWindowStart: Term = {
  standing: "PROPOSED",
  text: "from the day of payment",
  source: refundPolicy,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const refundReply: Term = {
  standing: "PROPOSED",
  text: "10 business days",
  source: refundPolicy,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const refundPayment: Term = {
  standing: "PROPOSED",
  text: "14 business days",
  source: refundPolicy,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const ageOfConsent: Term = {
  standing: "given",
  text: "under 18",
  source: privacyPolicy,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const messageRetention: Term = {
  standing: "PROPOSED",
  text: "24 months",
  source: privacyPolicy,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

/** What the program does: app/leads/kept-leads.ts and server/http/answered-store.ts. */
export const browserRetention: Term = {
  standing: "built",
  text: "seven days",
  source: privacyPolicy,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

/** What the program does: app/leads/source.ts. */
export const sourceRetention: Term = {
  standing: "built",
  text: "90 days",
  source: privacyPolicy,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

/** Of the hosting's own logs; from May 2027 India asks for some of them for a year. */
export const hostingLogRetention: Term = {
  standing: "PROPOSED",
  text: "90 days",
  source: privacyPolicy,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-02-21",
};
