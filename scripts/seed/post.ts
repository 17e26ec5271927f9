import type { PictureName } from "./pictures.ts";

export type SeedPost = {
  title: string;
  paragraphs: string[];
  images: [PictureName, ...PictureName[]];
};

const closing =
  "This is general information, not legal advice. For guidance on the papers of your own case, send us an enquiry.";

/** A post's text as staff would write it: paragraphs with an empty line between them. */
export function contentOf({ paragraphs }: SeedPost): string {
  return [...paragraphs, closing].join("\n\n");
}
