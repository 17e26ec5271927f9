import type { ServicePage, ServiceSlug } from "./service-page.ts";
import { b1BusinessVisitorVisa } from "./services/b-1-business-visitor-visa.ts";
import { b2VisitorVisa } from "./services/b-2-visitor-visa.ts";
import { e3Visa } from "./services/e-3-visa.ts";
import { eb5InvestorVisa } from "./services/eb-5-investor-visa.ts";
import { familyBasedVisa } from "./services/family-based-visa.ts";
import { fianceVisa } from "./services/fiance-visa.ts";
import { h1bPetitionFilingForEmployers } from "./services/h-1b-petition-filing-for-employers.ts";
import { h1bVisaServicesForEmployees } from "./services/h-1b-visa-services-for-employees.ts";
import { h1b1SingaporeVisa } from "./services/h-1b1-singapore-visa.ts";
import { h4E3dTdDependentVisaAndEad } from "./services/h-4-e-3d-td-dependent-visa-and-ead.ts";
import { i485AdjustmentOfStatus } from "./services/i-485-adjustment-of-status.ts";
import { l1aNewOfficeVisa } from "./services/l-1a-new-office-visa.ts";
import { pafPublicAccessFilesForH1bEmployers } from "./services/paf-public-access-files-for-h-1b-employers.ts";
import { studentVisa } from "./services/student-visa.ts";
import { tnVisa } from "./services/tn-visa.ts";
import { visaForNursesRn } from "./services/visa-for-nurses-rn.ts";
import { visaRefusal221g } from "./services/visa-refusal-221g.ts";

/** All 17, in the order of contract/services.ts; a missing one does not compile. */
export const servicePages: Record<ServiceSlug, ServicePage> = {
  "b-1-business-visitor-visa": b1BusinessVisitorVisa,
  "b-2-visitor-visa": b2VisitorVisa,
  "l-1a-new-office-visa": l1aNewOfficeVisa,
  "eb-5-investor-visa": eb5InvestorVisa,
  "h-1b-petition-filing-for-employers": h1bPetitionFilingForEmployers,
  "h-1b-visa-services-for-employees": h1bVisaServicesForEmployees,
  "visa-for-nurses-rn": visaForNursesRn,
  "paf-public-access-files-for-h-1b-employers": pafPublicAccessFilesForH1bEmployers,
  "family-based-visa": familyBasedVisa,
  "fiance-visa": fianceVisa,
  "visa-refusal-221g": visaRefusal221g,
  "student-visa": studentVisa,
  "tn-visa": tnVisa,
  "i-485-adjustment-of-status": i485AdjustmentOfStatus,
  "e-3-visa": e3Visa,
  "h-1b1-singapore-visa": h1b1SingaporeVisa,
  "h-4-e-3d-td-dependent-visa-and-ead": h4E3dTdDependentVisaAndEad,
};
