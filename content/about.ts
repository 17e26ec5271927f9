import { brand } from "./brand.ts";

/** The words of /about; the benefits and the closing banner are the home page's. Source: SPEC.md §1 and §2.6. */
export const about = {
  seo: {
    title: "About us: one visa file, two desks",
    description:
      "Guidance and document preparation for US visas from Austin and Kochi: who we are, what we do, what we leave to attorneys, and six reasons to choose us.",
  },
  heading: "About Us",
  lead: "Reliable, efficient and affordable visa solutions, from a desk in Austin and a desk in Kochi.",
  mission:
    "Our mission is to make a hard process simple enough to follow and reliable enough to trust.",
  welcome: {
    heading: `Welcome to ${brand.name}`,
    paragraphs: [
      "We are a trusted partner for all US visa and immigration needs. People come to us with a job offer, a wedding date, an admission letter, a plan to invest, or a slip from a consulate that they cannot read. We turn it into an orderly file and a list of next steps, and stay a reliable partner until the answer comes.",
      "Individuals, families, students, nurses, employers and investors work with us in seventeen visa categories. Every service page names the government’s own pages, so that you can check what we say.",
      "One desk knows what an employer or a relative in the US has to sign. The other knows what an Indian certificate looks like and where to ask for it. The same file lies open on both.",
    ],
    why: "Why Choose Us",
  },
  work: {
    heading: "What we do, and what we do not",
    say: "An honest helper says first where the help ends. Here is our part of a case, and the part that belongs to others.",
    points: [
      {
        title: "We prepare",
        text: "Forms filled in from your instructions, evidence in order, translations arranged where they are needed. You read and sign everything yourself.",
      },
      {
        title: "We review",
        text: "Names, dates and figures are compared across the whole file, so that no paper contradicts another.",
      },
      {
        title: "We guide",
        text: "The published requirements explained, the next step named, the interview rehearsed. The answers stay your own, and true.",
      },
      {
        title: "We introduce",
        text: "Legal questions belong to a lawyer. We connect you with a US immigration attorney, at an additional charge that you hear of before you decide.",
      },
      {
        title: "We do not promise",
        text: "We are not a law firm, give no legal advice and are not part of any government. We cannot guarantee that a visa is approved. Nobody honestly can.",
      },
    ],
  },
} as const;
