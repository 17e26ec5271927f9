export type PostImage = {
  src: string;
  /** Empty where nobody has said what it shows. */
  alt: string;
};

type Named = {
  /** File names: a list, or one written as JSON. Source: SPEC.md §3, DECISIONS.md "API". */
  image: readonly string[] | string;
  alts?: readonly string[];
};

/** The images of a post, in their order. */
export function imagesOf({ image, alts = [] }: Named): PostImage[] {
  return namesOf(image).map((name, at) => ({
    src: `/uploads/${encodeURIComponent(name)}`,
    alt: alts[at] ?? "",
  }));
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
