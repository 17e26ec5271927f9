import * as v from "valibot";

/** A piece of a text; marked where it is what was looked for. */
const piece = v.object({ text: v.string(), isMarked: v.boolean() });
export type Piece = v.InferOutput<typeof piece>;

/** A page on which the words were found. */
export const hit = v.object({
  kind: v.picklist(["Service", "Guide", "Page", "Blog"]),
  /** Of the page, with an anchor where it leads to a part of it. */
  path: v.string(),
  title: v.array(piece),
  excerpt: v.array(piece),
});
export type Hit = v.InferOutput<typeof hit>;
