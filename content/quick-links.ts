/** The words of the page of quick links. Source: SPEC.md §2.1, DECISIONS.md "Exact texts and rules". */
export const quickLinks = {
  path: "/quick-link",
  seo: {
    title: "Quick Links: official US visa pages",
    description:
      "The six official US visa pages people need most, from the DS-160 to the Visa Bulletin, and all 17 of our service pages on one page.",
  },
  heading: "Quick Links",
  lead: "The official pages, free to open for anybody, and ours beside them.",
  official: {
    heading: "Official pages",
    text: "They open in a new tab. Their addresses end in .gov, except for the appointments in India, which a company runs for the Embassy. Opening them costs nothing.",
  },
  services: {
    heading: "Our services",
    text: "What each category asks for, step by step, and what we can do about it.",
  },
} as const;
