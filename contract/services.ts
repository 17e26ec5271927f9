/** The 17 services in the one order that the whole site uses. Source: SPEC.md §3, DECISIONS.md "Routes". */
export const services = [
  { slug: "b-1-business-visitor-visa", name: "B-1 Business Visitor Visa", purpose: "Visit" },
  { slug: "b-2-visitor-visa", name: "B-2 Visitor Visa", purpose: "Visit" },
  { slug: "l-1a-new-office-visa", name: "L-1A New Office Visa", purpose: "Business" },
  { slug: "eb-5-investor-visa", name: "EB-5 Investor Visa", purpose: "Invest" },
  {
    slug: "h-1b-petition-filing-for-employers",
    name: "H-1B Petition filing for Employers",
    purpose: "Work",
  },
  {
    slug: "h-1b-visa-services-for-employees",
    name: "H-1B Visa services for Employees",
    purpose: "Work",
  },
  { slug: "visa-for-nurses-rn", name: "Visa for Nurses (RN)", purpose: "Work" },
  {
    slug: "paf-public-access-files-for-h-1b-employers",
    name: "PAF - Public Access Files for H-1B Employers",
    purpose: "Work",
  },
  { slug: "family-based-visa", name: "Family Based Visa", purpose: "Family" },
  { slug: "fiance-visa", name: "Fiancé Visa", purpose: "Family" },
  { slug: "visa-refusal-221g", name: "Visa Refusal 221(g)", purpose: "Refusal" },
  { slug: "student-visa", name: "Student Visa", purpose: "Study" },
  { slug: "tn-visa", name: "TN Visa", purpose: "Work" },
  { slug: "i-485-adjustment-of-status", name: "I-485 Adjustment of status", purpose: "Residence" },
  { slug: "e-3-visa", name: "E-3 Visa", purpose: "Work" },
  { slug: "h-1b1-singapore-visa", name: "H-1B1 Singapore Visa", purpose: "Work" },
  {
    slug: "h-4-e-3d-td-dependent-visa-and-ead",
    name: "H-4, E-3D, TD Dependent visa and EAD",
    purpose: "Family",
  },
] as const;

export type ServiceName = (typeof services)[number]["name"];

/** The enquiry categories: the services by name. Source: SPEC.md §3. */
export const serviceNames: readonly ServiceName[] = services.map((service) => service.name);

/** The category selector's first, empty choice. Source: SPEC.md §3. */
export const categoryPlaceholder = "Select your enquiry category";
