import type { OfficialLink } from "./fact.ts";

/** The six official pages that nearly everybody needs, in their order. Source: SPEC.md §2.7, DECISIONS.md. */
export const officialLinks = [
  {
    name: "DS-160 application",
    text: "The online form for most temporary visas",
    url: "https://ceac.state.gov/genniv/",
    owner: "Official US government site",
  },
  {
    name: "India visa appointment scheduling",
    text: "Book or move your interview in India",
    url: "https://www.usvisascheduling.com/en-US/",
    owner: "Official contractor of the US Embassy",
  },
  {
    name: "I-94 and travel history",
    text: "Your admission record and past entries",
    url: "https://i94.cbp.dhs.gov/",
    owner: "Official US government site",
  },
  {
    name: "USCIS case status",
    text: "Follow a case with its receipt number",
    url: "https://egov.uscis.gov/",
    owner: "Official US government site",
  },
  {
    name: "USCIS processing times",
    text: "How long each form takes at each office",
    url: "https://egov.uscis.gov/processing-times/",
    owner: "Official US government site",
  },
  {
    name: "The Visa Bulletin",
    text: "The monthly queue for green cards",
    url: "https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html",
    owner: "Official US government site",
  },
] as const satisfies readonly (OfficialLink & { text: string; owner: string })[];
