/** In UTF-16 units; what is longer is cut. */
export const queryLengthMax = 200;

/** A piece of a text; marked where it is what was looked for. */
export type Piece = { text: string; isMarked: boolean };

/** A page on which the words were found. */
export type Hit = {
  kind: "Service" | "Guide" | "Page" | "Blog";
  /** Of the page, with an anchor where it leads to a part of it. */
  path: string;
  title: Piece[];
  excerpt: Piece[];
};
