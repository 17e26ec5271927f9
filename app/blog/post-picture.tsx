import { type Picture, pictureSrcSet } from "#contract/blog.ts";

type Props = {
  image: Picture;
  /** How wide it is shown, as in the attribute of that name. */
  sizes: string;
  comes: Coming;
};

/** `first`: before all others, for the first screen is waiting for it; `soon`: with the page; `late`: when it is near. */
export type Coming = "first" | "soon" | "late";

/** An image of a post in the width that is needed, cropped to 3:2 by its style: nothing moves when it arrives. */
export function PostPicture({ image, sizes, comes }: Props) {
  const { name, alt, width, height, hasAvif } = image;
  const isKnown = width > 0;
  return (
    <picture>
      {hasAvif && <source type="image/avif" srcSet={pictureSrcSet(image, "avif")} sizes={sizes} />}
      <img
        src={`/uploads/${encodeURIComponent(name)}`}
        {...(isKnown && { srcSet: pictureSrcSet(image, "webp"), sizes })}
        alt={alt}
        width={isKnown ? width : 960}
        height={isKnown ? height : 640}
        loading={comes === "late" ? "lazy" : undefined}
        fetchPriority={comes === "first" ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
