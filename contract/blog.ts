import * as v from "valibot";
import type { Picture } from "./answers/blog.ts";
import { form, optional, required } from "./validate.ts";

/** In UTF-16 units. */
const postLengthMax = { title: 200, content: 100_000, alt: 500 };

/** Source: DECISIONS.md "API". */
export const imagesMax = 12;
/** Of one file as it is sent. Source: DECISIONS.md "API". */
export const imageBytesMax = 10 * 1024 * 1024;
/** Width times height: a small file can unpack to more than the memory. */
export const imagePixelsMax = 40_000_000;
/** Of those of which a decoder holds the whole, and some copies of it: of an AVIF up to 18 bytes a pixel (decision 110). */
export const heldPixelsMax = 20_000_000;

const orderText = "The order does not name every image once";

/** What is said of images that a post can not have. */
export const imageTexts = {
  none: "At least one image is required",
  kind: "Only JPEG, PNG, WebP, AVIF and GIF images",
  tooMany: `A post can have at most ${imagesMax} images`,
  tooLarge: "An image can have at most 10 MB",
  tooManyPixels: "An image can have at most 40 million pixels",
  tooManyHeldPixels:
    "An AVIF, and an interlaced PNG of 16 bits, can have at most 20 million pixels",
  tooManyFrames: "A moving image can have at most 2,000 frames",
  tiled: "An AVIF is put together of tiles. Please send it as a JPEG",
  damaged: "An image is damaged and can not be read",
  script: "An image carries a script",
  order: orderText,
  mixed: "A file is an image and another kind of file at once",
};

/** Beside these a post is sent with its images, checked by the server. Source: SPEC.md §5. */
export const postInput = form({
  title: required("Title is required", "Title", postLengthMax.title),
  content: required("Content is required", "Content", postLengthMax.content),
});
export type PostInput = v.InferOutput<typeof postInput>;

/** What the images show, for those who do not see them; in the order of the images. */
export const altsInput = v.array(optional("The description of an image", postLengthMax.alt));

/** No picture is kept wider, px. */
export const imageWidthMax = 1600;

/** Of a picture, px. */
export type Size = { width: number; height: number };

/** Pages show no more of a picture than its middle, so wide by high. Source: design "Scenes". */
const shownRatio = 3 / 2;
/** The widths in which that middle is kept beside its own, px: those that are smaller than it. */
const smallerWidths = [400, 800];

/** The middle of a picture that pages show, in each size in which it is kept, the smallest first; the last is its own. */
export function shownSizes(whole: Size): Size[] {
  const own = Math.min(whole.width, Math.round(whole.height * shownRatio));
  return [...smallerWidths.filter((one) => one < own), own].map((width) => ({
    width,
    height: Math.round(width / shownRatio),
  }));
}

/** All of these but the largest, for which WebP has the whole picture: it is kept anyway. */
export function smallerSizes(whole: Size): Size[] {
  return shownSizes(whole).slice(0, -1);
}

/** What pictures are served as. */
export type PictureKind = "webp" | "avif";

/** The file name under /uploads/ of what pages show of a picture, in one of its sizes. */
export function shownFileName(name: string, kind: PictureKind, { width, height }: Size): string {
  const [hash] = name.split(".");
  return `${hash}-${width}x${height}.${kind}`;
}

/** The address of a picture in the form that networks and mails show. */
export function shareImagePath(name: string): string {
  const [hash] = name.split(".");
  return `/og/posts/${hash}.jpg`;
}

/** What stands in srcset: every size of that kind that there is. Empty where nothing but the picture itself is known. */
export function pictureSrcSet(picture: Picture, kind: PictureKind): string {
  const { name, width } = picture;
  if (width === 0) return "";
  const smaller = smallerSizes(picture);
  return shownSizes(picture)
    .map((size, at) => {
      const isWhole = kind === "webp" && at === smaller.length;
      return `/uploads/${isWhole ? name : shownFileName(name, kind, size)} ${size.width}w`;
    })
    .join(", ");
}

/** The images of a form in the order they shall have: each one's place among the kept and then the added ones, from 0. */
export const orderInput = v.array(
  v.pipe(v.string(orderText), v.regex(/^\d{1,2}$/, orderText), v.transform(Number)),
);

/** Of a list of posts for readers. Source: SPEC.md §9. */
export const postsPerPage = 6;
