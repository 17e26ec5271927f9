import type { services } from "#contract/services.ts";
import type { Fact, OfficialLink } from "./fact.ts";

export type ServiceSlug = (typeof services)[number]["slug"];

/** A paragraph, or a bulleted list. */
export type Paragraph = string | readonly string[];

/** `wide` takes two thirds of the row, `half` a half, none a third. */
export type Card = {
  title: string;
  text: string;
  ground: "teal" | "gold" | "mint" | "line";
  width?: "wide" | "half";
};

export type Block = { heading: string; paragraphs: readonly Paragraph[] };

/** `button` opens the enquiry dialog. Source: SPEC.md §2.8. */
export type CallToAction = {
  title: string;
  text: string;
  button: "Connect Now" | "Submit Now";
};

/** The content of one service page; sections without content are left out. Source: SPEC.md §2.8. */
export type ServicePage = {
  slug: ServiceSlug;
  seo: {
    /** At most 60 characters with the brand, as app/seo.ts puts it behind. */
    title: string;
    /** At most 155 characters. */
    description: string;
  };
  /** The hero's paragraph: 2 or 3 sentences. */
  lead: string;
  /** What the services overview says: 2 or 3 sentences, and one in italics under the picture. */
  overview: { text: string; caption?: string };
  /** Exactly four: short label, short value. */
  keyFacts: readonly { label: string; value: string }[];
  /** The page's description or category text. */
  about?: Block;
  /** The path, step by step, in its real order. */
  stages: { heading: string; intro: string; steps: readonly { title: string; text: string }[] };
  /** What we do, or the points of the category. */
  cards: { heading: string; intro?: string; items: readonly Card[] };
  /** Further blocks with an anchor of their own: a focus, a sub-section. */
  blocks?: readonly (Block & { id: string })[];
  whyUs?: Block;
  checklist: {
    intro: string;
    groups: readonly { title: string; items: readonly string[] }[];
  };
  /** The Please Note, in two parts. */
  note: readonly [string, string];
  callsToAction: readonly CallToAction[];
  faq: readonly { question: string; answer: readonly Paragraph[] }[];
  /** Every fact whose number the page prints. */
  facts: readonly Fact[];
  /** Further official pages. */
  links: readonly OfficialLink[];
  /** Two to four. */
  related: readonly ServiceSlug[];
};
