/** Source: SPEC.md §2.7, DECISIONS.md "Official links". */
export const sixLinks = [
  ["DS-160 application", "https://ceac.state.gov/genniv/"],
  ["India visa appointment scheduling", "https://www.usvisascheduling.com/en-US/"],
  ["I-94 and travel history", "https://i94.cbp.dhs.gov/"],
  ["USCIS case status", "https://egov.uscis.gov/"],
  ["USCIS processing times", "https://egov.uscis.gov/processing-times/"],
  [
    "The Visa Bulletin",
    "https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html",
  ],
] as const;
