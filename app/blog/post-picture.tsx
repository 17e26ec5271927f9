import type { PostImage } from "./post-images.ts";

type Props = {
  image: PostImage;
  /** Instead of the image's own. */
  alt?: string;
  /** On the first screen; all others are loaded when they come near. */
  isFirst?: boolean;
};

/** An image of a post, cropped to 3:2 by its frame, so that nothing moves when it arrives. */
export function PostPicture({ image, alt = image.alt, isFirst = false }: Props) {
  return (
    <img
      src={image.src}
      alt={alt}
      width="960"
      height="640"
      loading={isFirst ? undefined : "lazy"}
      decoding="async"
    />
  );
}
