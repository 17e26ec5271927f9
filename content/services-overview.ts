import type { ServiceSlug } from "./service-page.ts";

/** The words of /services around the 17 accounts, which stand in content/services/. Source: SPEC.md §2.7. */
export const servicesOverview = {
  seo: {
    title: "US visa and immigration services: all 17",
    description:
      "Visit, work, study, family, investment and residence: 17 US visa services in plain words, what we prepare for each, and the official pages behind them.",
  },
  heading: "Our services, all seventeen",
  intro:
    "Find your situation in the list, read the short account of it below, and write to us when you want it applied to you.",
  more: "Read More",
  enquire: "Enquire Now",
  links: {
    heading: "Important page links",
    intro:
      "Official pages, free to open: the government’s own and, for appointments in India, that of the Embassy’s contractor. They open in a new tab.",
  },
} as const;

/** The overview has an order of its own; the anchors are addresses that others may have saved. */
export const overviewOrder: readonly { anchor: string; slug: ServiceSlug }[] = [
  { anchor: "business", slug: "b-1-business-visitor-visa" },
  { anchor: "visitor", slug: "b-2-visitor-visa" },
  { anchor: "office", slug: "l-1a-new-office-visa" },
  { anchor: "investor", slug: "eb-5-investor-visa" },
  { anchor: "PAF", slug: "paf-public-access-files-for-h-1b-employers" },
  { anchor: "employers", slug: "h-1b-petition-filing-for-employers" },
  { anchor: "employees", slug: "h-1b-visa-services-for-employees" },
  { anchor: "nurses", slug: "visa-for-nurses-rn" },
  { anchor: "family", slug: "family-based-visa" },
  { anchor: "fiance", slug: "fiance-visa" },
  { anchor: "refusal", slug: "visa-refusal-221g" },
  { anchor: "student", slug: "student-visa" },
  { anchor: "TN", slug: "tn-visa" },
  { anchor: "dependent", slug: "h-4-e-3d-td-dependent-visa-and-ead" },
  { anchor: "adjustment", slug: "i-485-adjustment-of-status" },
  { anchor: "E-3", slug: "e-3-visa" },
  { anchor: "singapore", slug: "h-1b1-singapore-visa" },
];
