import type { PlainArticle } from "./article.ts";
import { brand } from "./brand.ts";

/** Wording on liability is left to the owner's counsel. Source: SPEC.md §1 and §9. */
export const disclaimer: PlainArticle = {
  path: "/disclaimer",
  seo: {
    title: "Disclaimer",
    description:
      "Guidance and document preparation. Not a law firm, not a government agency, no legal advice and no guarantee that a visa is approved.",
  },
  title: "Disclaimer",
  lead: "Guidance and document preparation. Not a law firm; not a government agency; no legal advice; no guarantee of approval.",
  changedOn: "2026-11-28",
  sections: [
    {
      id: "not-the-government",
      heading: "We are not the government",
      passages: [
        `${brand.name} is a private consultancy. It is not a government agency and not affiliated with USCIS, the Department of State, the Department of Labor or any embassy or consulate.`,
        "You may use the official forms and sites yourself, without us. Many forms cost nothing to download. Government fees are separate from ours and are paid to the government.",
      ],
      links: [{ name: "Quick links to the official pages", url: "/quick-link" }],
    },
    {
      id: "not-a-law-firm",
      heading: "We are not a law firm",
      passages: [
        "We explain published requirements, prepare documents from your instructions, review them for completeness and consistency, and connect you with a US immigration attorney when you need one. We give guidance, not legal advice. Using this site or our service creates no attorney and client relationship with us.",
        "What stands on this site is general and may change or may not fit your case. The official page has the last word.",
      ],
    },
    {
      id: "no-guarantee",
      heading: "No guarantee",
      passages: [
        "We cannot guarantee that a visa or a petition is approved, that it is decided by a certain day, that an appointment is available, or that anyone is admitted at the border. These decisions belong to officers. When we speak of fast work, we mean our own.",
      ],
    },
    {
      id: "your-part",
      heading: "Your part",
      passages: [
        "You, your petitioner or your employer sign and file, and answer for the truth and completeness of every statement. We never sign in your place. A false statement can bar a person from the United States for life.",
      ],
    },
    {
      id: "attorneys",
      heading: "Attorneys",
      passages: [
        "The attorneys we connect you with are independent. Connecting you costs an additional charge, which we name before you decide. The attorney’s advice and fees are a matter of your agreement with the attorney, and you are free to choose any other.",
      ],
    },
    {
      id: "not-offered",
      heading: "What we do not offer",
      passages: [
        [
          "No investment or tax advice: we recommend no EB-5 project.",
          "No jobs: we place nobody with an employer, nurses included.",
          "No representation before an agency or a court.",
        ],
      ],
    },
    {
      id: "others",
      heading: "Other sites and names",
      passages: [
        "We link to other sites for your convenience and do not answer for them. Names and marks of others belong to their owners.",
      ],
    },
    {
      id: "law",
      heading: "Law and courts",
      passages: [
        "The law of India governs this disclaimer, and the courts in the state of Kerala have jurisdiction. Rights that cannot be contracted away generally remain.",
      ],
      links: [
        { name: "Privacy Policy", url: "/privacy-policy" },
        { name: "Refund Policy", url: "/refund-policy" },
      ],
    },
  ],
};
