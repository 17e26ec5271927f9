import { brand } from "./brand.ts";
import { eb5Jobs, visitorStay } from "./facts/home.ts";

/** The words of the home page, but for its two banners. Source: SPEC.md §2.6. */
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
    promise: "We use these details to answer you and for nothing else.",
  },
  strip: {
    heading: "Services people ask for most",
    cards: [
      {
        code: "B-1",
        title: "B1 Business Visa",
        text: `Meetings, conferences and contracts. Usually up to ${visitorStay.text}.`,
      },
      {
        code: "EB-5",
        title: "EB-5 Investor Visa",
        text: `Residence through an investment and ${eb5Jobs.text}.`,
      },
      {
        code: "F-1",
        title: "Student Visa",
        text: "From the admission letter to the first day on campus.",
      },
      {
        code: "RN",
        title: "Nurse’s Visa",
        text: "NCLEX-RN passed? The remaining papers, in the right order.",
      },
    ],
    foot: "Seventeen visa categories, one desk in Austin and one in Kochi.",
    all: "ALL SERVICES",
  },
  banner: { heading: "Services in brief" },
  commitment: {
    heading: "Our Commitment",
    say: "A visa case is a long row of small, exact steps. We take each of them with you, in the right order, and say plainly what each one can and cannot do.",
    points: [
      {
        title: "Plain about what we are",
        text: "We prepare, review and guide. We are not a law firm and give no legal advice.",
      },
      {
        title: "Plain about money",
        text: "Affordable charges for our own work. An introduction to an attorney is an additional charge, and we say so before you need it.",
      },
      {
        title: "Plain about the odds",
        text: "The decision belongs to the US government. Our part is a complete, truthful file that answers its questions.",
      },
    ],
  },
  about: {
    heading: "About Us",
    welcome: `Welcome to ${brand.name}, a trusted partner for all US visa and immigration needs. Individuals, families, nurses, employers and investors bring us their plans and their worries; we turn both into a complete, truthful file.`,
    mission:
      "Our mission is to make a hard process simple enough to follow and reliable enough to trust.",
    picture: "A passport open on a desk beside a checklist, with an airmail letter from Kochi",
    more: "Read More",
    why: "Why Choose Us",
  },
  why: {
    heading: "Why choose us",
    text: "Six things you can hold us to.",
    contact: "Contact Now",
    benefits: [
      {
        title: "Reliable services",
        text: "Papers prepared, reviewed and explained, from the first form to the last.",
      },
      {
        title: "Affordable charges",
        text: "Clear fees for our own work. Government and attorney fees are named apart.",
      },
      {
        title: "Fast processing",
        text: "We cannot hurry a government, but your side of the case need not wait.",
      },
      {
        title: "Wide range of services",
        text: "Seventeen categories, from a short visit to permanent residence.",
      },
      {
        title: "Retainer relations with attorneys",
        text: "Standing relations with US immigration attorneys, for the questions that are legal ones.",
      },
      {
        title: "Offices in both the US and India",
        text: "Half a day apart on the clock, so one of the two is usually at work.",
      },
    ],
  },
  closing: { name: "Ways to begin" },
} as const;
