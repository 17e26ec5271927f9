import { site } from "./site.ts";

/** What the footer alone says: it comes after the page, and so do its words. Source: SPEC.md §2.4. */
export const footer = {
  quickContact: {
    heading: "Quick Contact",
    tagline: "A consultant reads it and answers by email or phone.",
  },
  about:
    "We simplify the US immigration process: documents prepared and reviewed, questions answered, and an introduction to a US immigration attorney, at an additional charge, when you need one.",
  policies: [
    { name: "Privacy Policy", path: "/privacy-policy" },
    { name: "Refund Policy", path: "/refund-policy" },
    { name: "Disclaimer", path: "/disclaimer" },
    { name: "Accessibility", path: "/accessibility" },
    site.guide,
  ],
  limits:
    "We give guidance, not legal advice, and cannot guarantee that a visa is approved. We are not a law firm and not part of any government.",
} as const;
