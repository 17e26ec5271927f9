import { imagesMax, imageTexts } from "#contract/blog.ts";
import { Problem } from "#server/http/problem.ts";
import type { ImageFile } from "./image-file.ts";
import type { PlacedImage } from "./image-store.ts";

type Wish = {
  /** Names of the images that stay, in their new order; undefined: nothing was said about them. */
  keep: string[] | undefined;
  added: ImageFile[];
  /** One for each image of the result, or one for each of the first of `added`. */
  alts: string[];
  /** Their places, counted from 0, in the order that they shall have; empty: as they are. */
  order: number[];
};

/**
 * The images of a post after a change: kept ones first, then added ones. Source: DECISIONS.md "API" (PUT).
 * @throws Problem 400 when none or too many would be left, or when a name or a description fits none.
 */
export function arrangeImages(
  before: PlacedImage[],
  { keep, added, alts, order }: Wish,
): PlacedImage[] {
  const kept = keep ? keep.filter(Boolean).map((name) => keptImage(before, name)) : undefined;
  const staying = kept ?? (added.length > 0 ? [] : before);
  const count = staying.length + added.length;
  if (count === 0) throw new Problem(400, imageTexts.none);
  if (count > imagesMax) throw new Problem(400, imageTexts.tooMany);
  return inOrder(withAlts(staying, added, alts), order).filter(isFirstOfItsName);
}

function inOrder(images: PlacedImage[], order: number[]): PlacedImage[] {
  if (order.length === 0) return images;
  const ordered = order.flatMap((place) => images[place] ?? []);
  const isWhole = ordered.length === images.length && new Set(order).size === images.length;
  if (!isWhole) throw new Problem(400, imageTexts.order);
  return ordered;
}

/** The same picture sent twice stands in the post once. */
function isFirstOfItsName({ name }: PlacedImage, index: number, images: PlacedImage[]): boolean {
  return images.findIndex((image) => image.name === name) === index;
}

function keptImage(before: PlacedImage[], name: string): PlacedImage {
  const image = before.find((one) => one.name === name);
  if (!image) throw new Problem(400, "An image to keep is not in this post any more");
  return image;
}

function placed(file: ImageFile) {
  const { name, width, height } = file;
  return { name, width, height, hasAvif: false, file };
}

function withAlts(staying: PlacedImage[], added: ImageFile[], alts: string[]): PlacedImage[] {
  const isOfAll = alts.length === staying.length + added.length;
  if (!isOfAll && alts.length > added.length) {
    throw new Problem(400, "There are more descriptions than images");
  }
  const altsOfAdded = isOfAll ? alts.slice(staying.length) : alts;
  return [
    ...staying.map((image, index) => (isOfAll ? { ...image, alt: alts[index] ?? "" } : image)),
    ...added.map((file, index) => ({ ...placed(file), alt: altsOfAdded[index] ?? "" })),
  ];
}
