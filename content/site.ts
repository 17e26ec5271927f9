/** The words of the frame around every public page. What only the footer says stands in footer.ts. Source: SPEC.md §2.3. */
export const site = {
  /** The header's links on either side of the services. */
  home: { name: "Home", path: "/" },
  services: { name: "Services", path: "/services" },
  places: [
    { name: "Quick Links", path: "/quick-link" },
    { name: "About Us", path: "/about" },
    { name: "Contact Us", path: "/contact" },
  ],
  guide: {
    name: "Immigration guide",
    path: "/always-be-prepared-and-know-what-the-purpose-is",
  },
  blog: { name: "Blog", path: "/blog" },
  servicesIntro: {
    heading: "Seventeen routes, two desks",
    text: "Tell us where you are and where you want to be. We prepare the papers, review them and say plainly what they can and cannot do.",
    more: "Read More",
  },
  /** Read aloud when the newsletter's popup opens by itself. */
  newsletterOpened: "The newsletter form has opened at the end of the page.",
} as const;
