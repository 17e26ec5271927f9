import type { ServiceSlug } from "./service-page.ts";

/**
 * What people call that with which a service helps. The search takes it for a part of the service's name; nobody is shown
 * it, and a word here claims nothing: it leads to the page that says how things are.
 */
export const alsoCalled: Record<ServiceSlug, string> = {
  "b-1-business-visitor-visa": "B1/B2, business trip, travel, meeting, conference",
  "b-2-visitor-visa":
    "B1/B2, tourist, tourism, holiday, vacation, travel, visit, parents, mother, father, grandparents",
  "l-1a-new-office-visa":
    "L-1, intracompany transferee, manager, executive, startup, branch, company",
  "eb-5-investor-visa": "investment, invest, regional center, green card, greencard, GC",
  "h-1b-petition-filing-for-employers":
    "lottery, cap, registration, sponsor, sponsorship, hire, company",
  "h-1b-visa-services-for-employees":
    "stamping, transfer, extension, layoff, laid off, change of job, change of employer, change of status, work visa",
  "visa-for-nurses-rn":
    "registered nurse, nursing, NCLEX, VisaScreen, CGFNS, IELTS, TOEFL, OET, PTE, English test, Schedule A, EB-3, hospital job, green card, greencard, GC",
  "paf-public-access-files-for-h-1b-employers": "public access file, LCA, labor condition, audit",
  "family-based-visa":
    "marriage, married, spouse, husband, wife, parents, mother, father, child, children, kids, son, daughter, brother, sister, siblings, I-130, sponsor, sponsorship, immigrant, green card, greencard, GC",
  "fiance-visa":
    "K-1, K-2, engaged, engagement, marriage, marry, wedding, girlfriend, boyfriend, partner",
  "visa-refusal-221g": "refused, rejected, rejection, denied, denial, administrative processing",
  "student-visa":
    "F-1, F-2, I-20, SEVIS, OPT, STEM, CPT, study, studies, university, college, masters, school, IELTS, TOEFL, English test, change of status",
  "tn-visa": "Canada, Canadian, Mexico, Mexican, USMCA, NAFTA",
  "i-485-adjustment-of-status":
    "AOS, green card, greencard, GC, permanent resident, permanent residence",
  "e-3-visa": "Australia, Australian",
  "h-1b1-singapore-visa": "Singaporean",
  "h-4-e-3d-td-dependent-visa-and-ead":
    "dependents, spouse, husband, wife, child, children, kids, change of status, work permit, work authorization",
};
