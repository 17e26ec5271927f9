import type { OfficialLink } from "./fact.ts";
import type { Paragraph } from "./service-page.ts";

/** A paragraph, a bulleted list, or steps in their real order. */
export type Passage = Paragraph | { steps: readonly string[] };

/** A page of the site (its address begins with a slash), of an authority, or a mail address. */
export type FurtherLink = OfficialLink;

export type ArticleSection = {
  /** Its anchor. */
  id: string;
  heading: string;
  passages: readonly Passage[];
  /** What is done when the section is behind the reader. */
  checklist?: readonly string[];
  links?: readonly FurtherLink[];
};

/** A page of prose under one head: the policies and the accessibility statement. */
export type PlainArticle = {
  path: string;
  seo: {
    /** At most 60 characters with the brand, as app/seo.ts puts it behind. */
    title: string;
    /** At most 155 characters. */
    description: string;
  };
  title: string;
  lead: string;
  /** YYYY-MM-DD. */
  changedOn: string;
  sections: readonly ArticleSection[];
};
