import { eb5Jobs, visitorStay } from "./facts/home.ts";

/** The words of the home page's first screens; banners.ts and firm.ts have what comes after them. Source: SPEC.md §2.6. */
export const home = {
  title: "360 Degree US Immigration Support Services",
  description:
    "Reliable, efficient and affordable US visa and immigration support from Austin and Kochi.",
  hero: {
    heading: "360 Degree US Immigration Support Services",
    lead: "Your trusted partner for all US visa and immigration needs. We prepare and check the papers, explain each step before you take it, and stay until the answer comes.",
    more: "See all 17 services",
    limits:
      "We give guidance, not legal advice, and we cannot guarantee approval. Nobody honestly can.",
  },
  slip: {
    heading: "Quick Contact",
    tagline: "Connect with our expert consultants.",
  },
  strip: {
    heading: "Four of our services",
    cards: [
      {
        code: "B-1",
        title: "B1 Business Visa",
        text: `Meetings, conferences and contracts. Usually up to ${visitorStay.text}.`,
      },
      {
        code: "EB-5",
        title: "EB-5 Investor Visa",
        text: `Residence through an investment and ${eb5Jobs.text} full-time jobs.`,
      },
      {
        code: "F-1",
        title: "Student Visa",
        text: "From the admission letter to the first day on campus.",
      },
      {
        code: "RN",
        title: "Nurse's Visa",
        text: "NCLEX-RN passed? The remaining papers, in the right order.",
      },
    ],
    foot: "Seventeen visa categories, one desk in Austin and one in Kochi.",
    all: "ALL SERVICES",
  },
} as const;
