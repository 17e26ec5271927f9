const guide = {
  name: "Immigration guide",
  path: "/always-be-prepared-and-know-what-the-purpose-is",
} as const;

/** The words of the frame around every public page: header, menu, footer. Source: SPEC.md §2.3 and §2.4. */
export const site = {
  /** The header's links on either side of the services. */
  home: { name: "Home", path: "/" },
  services: { name: "Services", path: "/services" },
  places: [
    { name: "Quick Links", path: "/quick-link" },
    { name: "About Us", path: "/about" },
    { name: "Contact Us", path: "/contact" },
  ],
  guide,
  blog: { name: "Blog", path: "/blog" },
  policies: [
    { name: "Privacy Policy", path: "/privacy-policy" },
    { name: "Refund Policy", path: "/refund-policy" },
    { name: "Disclaimer", path: "/disclaimer" },
    { name: "Accessibility", path: "/accessibility" },
    guide,
  ],
  servicesIntro: {
    heading: "Seventeen routes, two desks",
    text: "Tell us where you are and where you want to be. We prepare the papers, review them and say plainly what they can and cannot do.",
    more: "Read More",
  },
  quickContact: {
    heading: "Quick Contact",
    tagline: "A consultant reads it and answers by email or phone.",
  },
  /** Read aloud when the newsletter's popup opens by itself. */
  newsletterOpened: "The newsletter form has opened at the end of the page.",
  about:
    "We simplify the US immigration process: documents prepared and reviewed, questions answered, and an introduction to a US immigration attorney, at an additional charge, when you need one.",
  limits:
    "We give guidance, not legal advice, and cannot guarantee that a visa is approved. We are not a law firm and not part of any government.",
} as const;
