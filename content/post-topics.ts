import type { ServiceSlug } from "./service-page.ts";

/** Words by which a post is about a service; whole words, in any case. Of two that fit as well, the first stands. */
export const postTopics: Readonly<Record<ServiceSlug, readonly string[]>> = {
  "b-1-business-visitor-visa": ["B-1", "business visit", "business visitor"],
  "b-2-visitor-visa": ["B-2", "tourist", "visitor visa", "I-94"],
  "l-1a-new-office-visa": ["L-1A", "L-1", "new office"],
  "eb-5-investor-visa": ["EB-5", "investor", "regional center"],
  "h-1b-petition-filing-for-employers": ["H-1B petition", "H-1B registration", "prevailing wage"],
  "h-1b-visa-services-for-employees": ["H-1B", "specialty occupation"],
  "visa-for-nurses-rn": ["nurse", "nurses", "NCLEX", "VisaScreen"],
  "paf-public-access-files-for-h-1b-employers": ["public access file", "PAF", "LCA"],
  "family-based-visa": ["I-130", "I-864", "sponsor", "family based", "relative"],
  "fiance-visa": ["K-1", "fiancé", "fiancée"],
  "visa-refusal-221g": ["221(g)", "214(b)", "refused", "refusal"],
  "student-visa": ["F-1", "I-20", "student", "students"],
  "tn-visa": ["TN visa", "TN status", "USMCA"],
  "i-485-adjustment-of-status": [
    "I-485",
    "adjustment of status",
    "advance parole",
    "Visa Bulletin",
  ],
  "e-3-visa": ["E-3", "Australian"],
  "h-1b1-singapore-visa": ["H-1B1", "Singapore"],
  "h-4-e-3d-td-dependent-visa-and-ead": ["H-4", "E-3D", "TD visa", "dependent visa", "EAD"],
};
