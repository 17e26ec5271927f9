import type { Fact, OfficialLink } from "#content/fact.ts";

/** The government pages that the family, fiancé, refusal and student pages name: each address stands once. */
export const official = {
  uscisImmediateRelatives: {
    name: "USCIS: green card for immediate relatives of a US citizen",
    url: "https://www.uscis.gov/green-card/green-card-eligibility/green-card-for-immediate-relatives-of-us-citizen",
  },
  formI130: {
    name: "USCIS: Form I-130, petition for a relative",
    url: "https://www.uscis.gov/i-130",
  },
  formI864: { name: "USCIS: Form I-864, affidavit of support", url: "https://www.uscis.gov/i-864" },
  formI751: {
    name: "USCIS: Form I-751, removal of conditions",
    url: "https://www.uscis.gov/i-751",
  },
  formI129F: {
    name: "USCIS: Form I-129F, petition for a fiancé(e)",
    url: "https://www.uscis.gov/i-129f",
  },
  formI134: {
    name: "USCIS: Form I-134, declaration of support",
    url: "https://www.uscis.gov/i-134",
  },
  formI485: { name: "USCIS: Form I-485, adjustment of status", url: "https://www.uscis.gov/i-485" },
  uscisPolicyManual: { name: "USCIS: Policy Manual", url: "https://www.uscis.gov/policy-manual" },
  uscisProcessingTimes: {
    name: "USCIS: processing times",
    url: "https://egov.uscis.gov/processing-times/",
  },
  uscisFees: { name: "USCIS: fee schedule, Form G-1055", url: "https://www.uscis.gov/g-1055" },
  uscisPracticalTraining: {
    name: "USCIS: optional practical training for F-1 students",
    url: "https://www.uscis.gov/working-in-the-united-states/students-and-exchange-visitors/optional-practical-training-opt-for-f-1-students",
  },
  familyImmigration: {
    name: "State Department: family immigration",
    url: "https://travel.state.gov/content/travel/en/us-visas/immigrate/family-immigration.html",
  },
  immigrantVisaProcess: {
    name: "State Department: the immigrant visa process",
    url: "https://travel.state.gov/content/travel/en/us-visas/immigrate/the-immigrant-visa-process.html",
  },
  visaBulletin: {
    name: "State Department: Visa Bulletin",
    url: "https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html",
  },
  indiaCivilDocuments: {
    name: "State Department: civil documents from India",
    url: "https://travel.state.gov/content/travel/en/us-visas/Visa-Reciprocity-and-Civil-Documents-by-Country/India.html",
  },
  k1Visa: {
    name: "State Department: fiancé(e) visa, K-1",
    url: "https://travel.state.gov/content/travel/en/us-visas/immigrate/family-immigration/nonimmigrant-visa-for-a-fiance-k-1.html",
  },
  administrativeProcessing: {
    name: "State Department: administrative processing",
    url: "https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/administrative-processing-information.html",
  },
  visaDenials: {
    name: "State Department: visa denials",
    url: "https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/visa-denials.html",
  },
  visaStatus: {
    name: "State Department: visa status check (CEAC)",
    url: "https://ceac.state.gov/CEACStatTracker/Status.aspx",
  },
  embassyIndia: {
    name: "US Embassy and Consulates in India: visas",
    url: "https://in.usembassy.gov/visas/",
  },
  appointmentsIndia: {
    name: "India visa appointment scheduling",
    url: "https://www.usvisascheduling.com/en-US/",
  },
  waitTimes: {
    name: "State Department: visa wait times",
    url: "https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/global-visa-wait-times.html",
  },
  visaFees: {
    name: "State Department: visa fees",
    url: "https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/fees/fees-visa-services.html",
  },
  studentVisaPage: {
    name: "State Department: student visa",
    url: "https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html",
  },
  formDs160: { name: "State Department: Form DS-160", url: "https://ceac.state.gov/genniv/" },
  studyInTheStates: {
    name: "Homeland Security: Study in the States",
    url: "https://studyinthestates.dhs.gov/",
  },
  schoolSearch: {
    name: "Homeland Security: search for certified schools",
    url: "https://studyinthestates.dhs.gov/school-search",
  },
  sevisFee: { name: "SEVP: I-901 SEVIS fee", url: "https://www.fmjfee.com/" },
  regulation2142: {
    name: "8 CFR 214.2, the regulation on temporary visas",
    url: "https://www.ecfr.gov/current/title-8/section-214.2",
  },
} as const satisfies Record<string, OfficialLink>;

// Family Based Visa: who may ask for whom.
/** Also the age of a child who comes along in a preference line. */
export const childAge: Fact = {
  text: "under 21",
  source: official.uscisImmediateRelatives,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const adultChildAge: Fact = {
  text: "21 or older",
  source: official.familyImmigration,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const stepchildAge: Fact = {
  text: "before the child was 18",
  source: official.uscisPolicyManual,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const adoptionAge: Fact = {
  text: "before the age of 16",
  source: official.uscisPolicyManual,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

// Family Based Visa: the lines. The yearly numbers are in the statute and printed at the head of each bulletin.
export const f1Places: Fact = {
  text: "23,400",
  source: official.visaBulletin,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const f2Places: Fact = {
  text: "114,200",
  source: official.visaBulletin,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const f2aShare: Fact = {
  text: "77%",
  source: official.visaBulletin,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const f3Places: Fact = {
  text: "23,400",
  source: official.visaBulletin,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const f4Places: Fact = {
  text: "65,000",
  source: official.visaBulletin,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

/** Within it a child protected on paper must ask for residence (Child Status Protection Act). */
export const agedChildDeadline: Fact = {
  text: "one year",
  source: official.uscisPolicyManual,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

/** Without action for this long, an immigrant case can be ended; the refusal page prints it as well. */
export const idleCaseLimit: Fact = {
  text: "a year",
  source: official.immigrantVisaProcess,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const immigrantVisaValidity: Fact = {
  text: "six months",
  source: official.immigrantVisaProcess,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

// Family Based Visa and Fiancé Visa: money.
export const sponsorAge: Fact = {
  text: "at least 18",
  source: official.formI864,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

/** Of the federal poverty guideline; the guideline itself changes every year and is never printed. */
export const sponsorIncome: Fact = {
  text: "125%",
  source: official.formI864,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const militarySponsorIncome: Fact = {
  text: "100%",
  source: official.formI864,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const fianceSponsorIncome: Fact = {
  text: "100%",
  source: official.formI134,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

// Family Based Visa and Fiancé Visa: after the marriage.
export const removalWindow: Fact = {
  text: "90 days",
  source: official.formI751,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const questionedAbsence: Fact = {
  text: "more than six months",
  source: official.uscisPolicyManual,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const endangeringAbsence: Fact = {
  text: "a year or more",
  source: official.uscisPolicyManual,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

// Fiancé Visa.
/** Source: SPEC.md §9. */
export const marriageDeadline: Fact = {
  text: "90 days",
  source: official.k1Visa,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const meetingWindow: Fact = {
  text: "two years",
  source: official.formI129F,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const repeatPetitions: Fact = {
  text: "two or more",
  source: official.formI129F,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const recentPetitionWindow: Fact = {
  text: "two years",
  source: official.formI129F,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const petitionValidity: Fact = {
  text: "four months",
  source: official.k1Visa,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const k1VisaValidity: Fact = {
  text: "six months",
  source: official.k1Visa,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const k2FollowWindow: Fact = {
  text: "one year",
  source: official.regulation2142,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

/** K-2 and F-2. */
export const dependentChildAge: Fact = {
  text: "under 21",
  source: official.regulation2142,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

// Student Visa: before the first day.
export const visaLeadTime: Fact = {
  text: "365 days",
  source: official.studentVisaPage,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const earliestEntry: Fact = {
  text: "30 days",
  source: official.studentVisaPage,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const socialMediaYears: Fact = {
  text: "five years",
  source: official.formDs160,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-02-21",
};

// Student Visa: on campus.
export const fullCourseHours: Fact = {
  text: "12 hours a term",
  source: official.regulation2142,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const onlineClassCredits: Fact = {
  text: "3 credits",
  source: official.regulation2142,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const campusWorkHours: Fact = {
  text: "20 hours a week",
  source: official.regulation2142,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const addressReport: Fact = {
  text: "10 days",
  source: official.studyInTheStates,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-11-21",
};

export const travelSignature: Fact = {
  text: "one year",
  source: official.studyInTheStates,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const travelSignatureInTraining: Fact = {
  text: "six months",
  source: official.studyInTheStates,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

/** A postponed rule would change it: look at the courts' latest word each time. */
export const departurePeriod: Fact = {
  text: "60 days",
  source: official.regulation2142,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-02-21",
};

// Student Visa: practical training.
export const studyBeforeTraining: Fact = {
  text: "one academic year",
  source: official.regulation2142,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

/** Full-time curricular training of this length leaves no OPT at that level. */
export const curricularTrainingLimit: Fact = {
  text: "12 months",
  source: official.regulation2142,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-05-21",
};

export const optLength: Fact = {
  text: "12 months",
  source: official.uscisPracticalTraining,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-02-21",
};

export const optFilingFrom: Fact = {
  text: "90 days before",
  source: official.uscisPracticalTraining,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-02-21",
};

export const optFilingUntil: Fact = {
  text: "60 days after",
  source: official.uscisPracticalTraining,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-02-21",
};

export const optRecommendationAge: Fact = {
  text: "30 days",
  source: official.uscisPracticalTraining,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-02-21",
};

export const stemExtension: Fact = {
  text: "24 more months",
  source: official.uscisPracticalTraining,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-02-21",
};

export const stemUses: Fact = {
  text: "twice in a lifetime",
  source: official.uscisPracticalTraining,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-02-21",
};

export const unemploymentLimit: Fact = {
  text: "90 days",
  source: official.uscisPracticalTraining,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-02-21",
};

export const unemploymentLimitWithStem: Fact = {
  text: "150 days",
  source: official.uscisPracticalTraining,
  checkedOn: "2026-11-21",
  checkAgainOn: "2027-02-21",
};
