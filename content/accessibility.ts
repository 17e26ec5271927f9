import type { PlainArticle } from "./article.ts";
import { brand } from "./brand.ts";

/** What is said here is held by the browser tests; change both together. */
export const accessibility: PlainArticle = {
  path: "/accessibility",
  seo: {
    title: "Accessibility",
    description:
      "How this site is built for everyone: keyboard, screen readers, zoom, reduced motion, no JavaScript, and how to tell us what does not work.",
  },
  title: "Accessibility",
  lead: "Visa papers are hard enough. Reading about them should not depend on a mouse, on good eyes or on a new phone.",
  changedOn: "2026-11-21",
  sections: [
    {
      id: "aim",
      heading: "What we aim for",
      passages: [
        "This site is built to meet the Web Content Accessibility Guidelines, WCAG 2.2, at level AA. That is our own assessment, made with automated checks on the pages and by using them with the keyboard alone; nobody has certified it.",
      ],
    },
    {
      id: "what-you-can-do",
      heading: "What you can count on",
      passages: [
        [
          "Everything works with the keyboard, and you can see where you are. A link at the top of each page skips to its content.",
          "Headings, lists, tables, fields and messages are marked up as what they are, so that a screen reader can tell them apart. Mistakes in a form are said beside the field and announced.",
          "Text can be enlarged, and the pages fit a narrow screen without scrolling sideways.",
          "If your device asks for less motion, nothing slides or turns by itself. What moves can be stopped.",
          "Colour is never the only sign of anything.",
          "Every form sends without JavaScript, and what you typed survives a lost connection.",
        ],
      ],
    },
    {
      id: "limits",
      heading: "Where it falls short",
      passages: [
        [
          "Pictures in our blog are described by those who write the posts; a description may be missing or short.",
          "The sketch maps are drawings for the eye. The address and a link to a real map stand beside each.",
          "The official sites and social networks that we link to are not ours, and some are hard to use.",
        ],
      ],
    },
    {
      id: "tell-us",
      heading: "Tell us",
      passages: [
        "If something does not work for you, write or call and say which page it was and what you use. You can also have any information or form from us in another way: by phone, by email or on paper.",
      ],
      links: [
        { name: brand.email, url: `mailto:${brand.email}` },
        ...brand.offices.map(({ city, phone, tel }) => ({
          name: `${city}: ${phone}`,
          url: `tel:${tel}`,
        })),
        { name: "Contact Us", url: "/contact" },
      ],
    },
  ],
};
