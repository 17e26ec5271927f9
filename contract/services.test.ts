import { expect, test } from "vitest";
import { serviceNames, services } from "./services.ts";

test("the 17 categories, in the specification's order and words", () => {
  expect(serviceNames).toEqual([
    "B-1 Business Visitor Visa",
    "B-2 Visitor Visa",
    "L-1A New Office Visa",
    "EB-5 Investor Visa",
    "H-1B Petition filing for Employers",
    "H-1B Visa services for Employees",
    "Visa for Nurses (RN)",
    "PAF - Public Access Files for H-1B Employers",
    "Family Based Visa",
    "Fiancé Visa",
    "Visa Refusal 221(g)",
    "Student Visa",
    "TN Visa",
    "I-485 Adjustment of status",
    "E-3 Visa",
    "H-1B1 Singapore Visa",
    "H-4, E-3D, TD Dependent visa and EAD",
  ]);
});

test("the 17 addresses, in the same order", () => {
  expect(services.map(({ slug }) => slug)).toEqual([
    "b-1-business-visitor-visa",
    "b-2-visitor-visa",
    "l-1a-new-office-visa",
    "eb-5-investor-visa",
    "h-1b-petition-filing-for-employers",
    "h-1b-visa-services-for-employees",
    "visa-for-nurses-rn",
    "paf-public-access-files-for-h-1b-employers",
    "family-based-visa",
    "fiance-visa",
    "visa-refusal-221g",
    "student-visa",
    "tn-visa",
    "i-485-adjustment-of-status",
    "e-3-visa",
    "h-1b1-singapore-visa",
    "h-4-e-3d-td-dependent-visa-and-ead",
  ]);
});
