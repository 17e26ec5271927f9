import { dependentAge } from "./facts/shared.ts";

/** The guide's words, in the alphabet's order. */
export const glossary = {
  id: "glossary",
  heading: "A small glossary",
  words: [
    { word: "Adjustment of status", means: "getting the green card from inside the US" },
    { word: "Admission", means: "the border officer’s yes: in one class, until one date" },
    { word: "Advance parole", means: "permission to come back while an I-485 is pending" },
    { word: "Beneficiary", means: "the person a petition is for" },
    { word: "Biometrics", means: "your fingerprints and photograph, at an appointment" },
    { word: "Change of status", means: "moving to another class from inside the US" },
    { word: "Chargeability", means: "the country, mostly of birth, whose share a green card uses" },
    { word: "Consular processing", means: "getting the immigrant visa abroad" },
    { word: "Derivative", means: "a spouse or child whose status follows the main applicant’s" },
    { word: "Dual intent", means: "a temporary stay and a green-card plan, allowed side by side" },
    { word: "EAD", means: "the work permit card" },
    { word: "I-20", means: "the school’s form behind an F-1 or M-1 visa" },
    { word: "I-94", means: "the record of admission: class and last day of stay" },
    { word: "I-797", means: "a USCIS notice, of receipt or of approval for example" },
    {
      word: "Immediate relative",
      means: `a citizen’s spouse, parent or unmarried child under ${dependentAge.text}, who stands in no line`,
    },
    { word: "LCA", means: "the employer’s labor condition application" },
    { word: "NVC", means: "the National Visa Center, which prepares immigrant cases" },
    { word: "Petitioner", means: "the person or company that files the petition" },
    { word: "Port of entry", means: "the airport, seaport or crossing where you are inspected" },
    { word: "Preference category", means: "a line with a yearly limit, by relationship or job" },
    { word: "Priority date", means: "the day that fixes your place in the green-card line" },
    { word: "Retrogression", means: "when a date in the Visa Bulletin moves back" },
    { word: "RFE", means: "a request for evidence" },
    { word: "Status", means: "the lawful class inside the US, and its conditions" },
    { word: "Visa", means: "permission to travel and to ask for admission" },
    { word: "Visa number", means: "a green-card place within the yearly limits" },
  ],
} as const;
