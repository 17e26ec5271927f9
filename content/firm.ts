import { about } from "./about.ts";
import { brand } from "./brand.ts";

/** What the firm says of itself, on the home and the about page. Source: SPEC.md §2.6. */
export const firm = {
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
        title: "Plain about who decides",
        text: "The decision belongs to the US government. Our part is a complete, truthful file that answers its questions.",
      },
    ],
  },
  about: {
    heading: "About Us",
    welcome: `Welcome to ${brand.name}, a trusted partner for all US visa and immigration needs. Individuals, families, nurses, employers and investors bring us their plans and their worries; we turn both into a complete, truthful file.`,
    mission: about.mission,
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
        text: "Half a day apart on the clock, so our working day is longer than one office’s.",
      },
    ],
  },
} as const;
