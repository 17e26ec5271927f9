import type { Picture } from "#contract/answers/blog.ts";
import { pictureSrcSet, shownSizes } from "#contract/blog.ts";

type Props = {
  image: Picture;
  /** How wide it is shown, as in the attribute of that name. */
  sizes: string;
  comes: Coming;
};

/** `first`: before all others and painted with the words, for the first screen is waiting for it; `late`: when it is near. */
export type Coming = "first" | "late";

/** Phones have up to three points to a px, of which a photograph needs two: a third of the bytes (decision 070). */
const onFinePhone =
  "(max-width: 44rem) and (min-resolution: 2.5dppx) calc((100vw - 2.5rem) * 2 / 3)";

/** Of a picture whose size is not known yet; its style crops it to that shape. */
const usualSize = { width: 960, height: 640 };

/** The middle of a post's image, in the size that is needed: nothing moves when it arrives. */
export function PostPicture({ image, sizes: usual, comes }: Props) {
  const { name, alt, width, hasAvif } = image;
  const sizes = `${onFinePhone}, ${usual}`;
  const isKnown = width > 0;
  return (
    <picture>
      {hasAvif && <source type="image/avif" srcSet={pictureSrcSet(image, "avif")} sizes={sizes} />}
      <img
        src={`/uploads/${encodeURIComponent(name)}`}
        {...(isKnown && { srcSet: pictureSrcSet(image, "webp"), sizes })}
        alt={alt}
        {...(isKnown ? shownSizes(image).at(-1) : usualSize)}
        loading={comes === "late" ? "lazy" : undefined}
        fetchPriority={comes === "first" ? "high" : undefined}
        decoding={comes === "first" ? "sync" : "async"}
      />
    </picture>
  );
}
