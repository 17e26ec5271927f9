import type { Picture } from "./answers/blog.ts";

/** A post, as far as its images go; also one from before `alts` and `pictures` were told. */
export type Pictured = {
  /** File names: a list, or one written as JSON. Source: SPEC.md §3, DECISIONS.md "API". */
  image: readonly string[] | string;
  alts?: readonly string[];
  pictures?: readonly Picture[];
};

/** The images of a post, in their order; of those of which only the name is known, the size is not. */
export function imagesOf({ image, alts = [], pictures = [] }: Pictured): Picture[] {
  return namesOf(image).map((name, at) => {
    const unknown = { name, alt: alts[at] ?? "", width: 0, height: 0, hasAvif: false };
    return pictures.find((picture) => picture.name === name) ?? unknown;
  });
}

function namesOf(image: readonly string[] | string): readonly string[] {
  if (typeof image !== "string") return image;
  try {
    const names: unknown = JSON.parse(image);
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}
