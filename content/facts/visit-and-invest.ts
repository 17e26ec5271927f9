import type { Fact, OfficialLink } from "#content/fact.ts";

/** The government pages that the visitor, L-1A and EB-5 pages name: each address stands once. */
export const official = {
  regulation2142: {
    name: "8 CFR 214.2: the rules for visitors and transferees",
    url: "https://www.ecfr.gov/current/title-8/section-214.2",
  },
  title8: {
    name: "Title 8 of the US Code: immigration law",
    url: "https://uscode.house.gov/browse/prelim@title8",
  },
  foreignAffairsManual: {
    name: "State Department: Foreign Affairs Manual (9 FAM)",
    url: "https://fam.state.gov/",
  },
  visitorVisa: {
    name: "State Department: visitor visas",
    url: "https://travel.state.gov/content/travel/en/us-visas/tourism-visit/visitor.html",
  },
  visaWaiver: {
    name: "State Department: Visa Waiver Program",
    url: "https://travel.state.gov/content/travel/en/us-visas/tourism-visit/visa-waiver-program.html",
  },
  visaWaitTimes: {
    name: "State Department: visa wait times",
    url: "https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/global-visa-wait-times.html",
  },
  visaDenials: {
    name: "State Department: visa denials",
    url: "https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/visa-denials.html",
  },
  visaFees: {
    name: "State Department: fees for visa services",
    url: "https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/fees/fees-visa-services.html",
  },
  ds160: { name: "State Department: DS-160 application", url: "https://ceac.state.gov/genniv/" },
  indiaAppointments: {
    name: "India visa appointment scheduling",
    url: "https://www.usvisascheduling.com/en-US/",
  },
  indiaPosts: {
    name: "US Embassy and Consulates in India: visas",
    url: "https://in.usembassy.gov/visas/",
  },
  temporaryWorkers: {
    name: "State Department: temporary worker visas",
    url: "https://travel.state.gov/content/travel/en/us-visas/employment/temporary-worker-visas.html",
  },
  investorVisas: {
    name: "State Department: immigrant investor visas",
    url: "https://travel.state.gov/content/travel/en/us-visas/immigrate/immigrant-investor-visas.html",
  },
  visaBulletin: {
    name: "State Department: Visa Bulletin",
    url: "https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html",
  },
  i94: { name: "CBP: I-94 and travel history", url: "https://i94.cbp.dhs.gov/" },
  uscisB1: {
    name: "USCIS: B-1 temporary business visitor",
    url: "https://www.uscis.gov/working-in-the-united-states/temporary-visitors-for-business/b-1-temporary-business-visitor",
  },
  formI539: {
    name: "USCIS: Form I-539, extend or change status",
    url: "https://www.uscis.gov/i-539",
  },
  uscisL1A: {
    name: "USCIS: L-1A executive or manager",
    url: "https://www.uscis.gov/working-in-the-united-states/temporary-workers/l-1a-intracompany-transferee-executive-or-manager",
  },
  uscisL1Concepts: {
    name: "USCIS Policy Manual: L-1 key concepts",
    url: "https://www.uscis.gov/policy-manual/volume-2-part-l-chapter-6",
  },
  uscisPolicyManual: { name: "USCIS: Policy Manual", url: "https://www.uscis.gov/policy-manual" },
  formI129: { name: "USCIS: Form I-129, temporary worker", url: "https://www.uscis.gov/i-129" },
  formI907: { name: "USCIS: Form I-907, premium processing", url: "https://www.uscis.gov/i-907" },
  uscisEb5: {
    name: "USCIS: EB-5 Immigrant Investor Program",
    url: "https://www.uscis.gov/working-in-the-united-states/permanent-workers/eb-5-immigrant-investor-program",
  },
  formI526: { name: "USCIS: Form I-526, standalone investor", url: "https://www.uscis.gov/i-526" },
  formI526E: {
    name: "USCIS: Form I-526E, regional centre investor",
    url: "https://www.uscis.gov/i-526e",
  },
  formI829: {
    name: "USCIS: Form I-829, removal of conditions for investors",
    url: "https://www.uscis.gov/i-829",
  },
  uscisFees: { name: "USCIS: fee schedule G-1055", url: "https://www.uscis.gov/g-1055" },
  uscisTimes: { name: "USCIS: processing times", url: "https://egov.uscis.gov/processing-times/" },
} as const satisfies Record<string, OfficialLink>;

// Visitors, B-1 and B-2.

/** The most that one admission in B status may grant. */
export const admissionMaximum: Fact = {
  text: "one year",
  source: official.regulation2142,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const visitorExtension: Fact = {
  text: "six months",
  source: official.regulation2142,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

/** What USCIS suggests, not a legal time limit. */
export const extensionNotice: Fact = {
  text: "45 days",
  source: official.formI539,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

/** Generally, for a single trip. */
export const b1TotalStay: Fact = {
  text: "one year",
  source: official.uscisB1,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const visaWaiverStay: Fact = {
  text: "90 days",
  source: official.visaWaiver,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

/** Generally, beyond the planned stay. */
export const passportValidity: Fact = {
  text: "six months",
  source: official.visitorVisa,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

/** At a single institution. */
export const honorariumStay: Fact = {
  text: "9 days",
  source: official.foreignAffairsManual,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const honorariumInstitutions: Fact = {
  text: "5 institutions",
  source: official.foreignAffairsManual,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const honorariumPeriod: Fact = {
  text: "6 months",
  source: official.foreignAffairsManual,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

/** The bars count unlawful presence and begin with the departure. */
export const shorterOverstay: Fact = {
  text: "180 days",
  source: official.title8,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const shorterBar: Fact = {
  text: "3 years",
  source: official.title8,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const longerOverstay: Fact = {
  text: "one year",
  source: official.title8,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const longerBar: Fact = {
  text: "10 years",
  source: official.title8,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

// Families. A child in the eyes of the law is unmarried and below this age.

export const childAge: Fact = {
  text: "under 21",
  source: official.title8,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

// L-1A, new office.

/** An office is new while the group has done business in the US for less than this. */
export const newOfficeAge: Fact = {
  text: "one year",
  source: official.regulation2142,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const l1aExtension: Fact = {
  text: "two years",
  source: official.regulation2142,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const yearAbroad: Fact = {
  text: "one continuous year",
  source: official.regulation2142,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

/** Printed as "one continuous year abroad in the last three". */
export const yearAbroadWithin: Fact = {
  text: "the last three",
  source: official.regulation2142,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

/** By then the business must be able to support an executive or a manager. */
export const growthPeriod: Fact = {
  text: "one year",
  source: official.regulation2142,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

/** To be spent abroad after the maximum, before a new L or H period. */
export const returnAbroad: Fact = {
  text: "one year",
  source: official.regulation2142,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

/** An answer, which may be a request for evidence. */
export const premiumAnswer: Fact = {
  text: "15 business days",
  source: official.formI907,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-02-21",
};

/** How long the US company must have done business before an EB-1C petition. */
export const eb1cUsYear: Fact = {
  text: "one year",
  source: official.uscisPolicyManual,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

// EB-5. The amounts change by law on 1 January 2027: look again before.

export const eb5Amount: Fact = {
  text: "$1,050,000",
  source: official.uscisEb5,
  checkedOn: "2026-11-21",
  checkAgainOn: "2026-12-15",
};

export const eb5TargetedAmount: Fact = {
  text: "$800,000",
  source: official.uscisEb5,
  checkedOn: "2026-11-21",
  checkAgainOn: "2026-12-15",
};

export const eb5AmountsUntil: Fact = {
  text: "December 31, 2026",
  source: official.uscisEb5,
  checkedOn: "2026-11-21",
  checkAgainOn: "2026-12-15",
};

export const eb5AdjustedFrom: Fact = {
  text: "January 1, 2027",
  source: official.uscisEb5,
  checkedOn: "2026-11-21",
  checkAgainOn: "2026-12-15",
};

export const eb5AdjustedEvery: Fact = {
  text: "five years",
  source: official.uscisEb5,
  checkedOn: "2026-11-21",
  checkAgainOn: "2026-12-15",
};

export const eb5FullTime: Fact = {
  text: "35 hours a week",
  source: official.uscisEb5,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

/** The same two years as below, as an adjective. */
export const conditionalResidency: Fact = {
  text: "2-year conditional residency",
  source: official.uscisEb5,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const conditionalPeriod: Fact = {
  text: "2 years",
  source: official.uscisEb5,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

/** Capital must be expected to stay invested for this long. */
export const investedAtLeast: Fact = {
  text: "two years",
  source: official.uscisEb5,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const removalWindow: Fact = {
  text: "90 days",
  source: official.formI829,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const removalAnniversary: Fact = {
  text: "second anniversary",
  source: official.formI829,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

/** People; from this size on a city or town is not rural. */
export const ruralTown: Fact = {
  text: "20,000",
  source: official.uscisEb5,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

/** Of the national average rate. */
export const highUnemployment: Fact = {
  text: "150%",
  source: official.uscisEb5,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const ruralSetAside: Fact = {
  text: "20%",
  source: official.uscisEb5,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const unemploymentSetAside: Fact = {
  text: "10%",
  source: official.uscisEb5,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const infrastructureSetAside: Fact = {
  text: "2%",
  source: official.uscisEb5,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const taxReturnYears: Fact = {
  text: "seven years",
  source: official.formI526,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};
