import type { OutputInfo, Sharp } from "sharp";
import {
  imagePixelsMax,
  imageWidthMax,
  type PictureKind,
  type Size,
  shownFileName,
} from "#contract/blog.ts";
import { atOnce } from "#server/http/at-once.ts";

/** A decoded picture, the right way up and no larger than it is kept. */
export type Pixels = { data: Buffer; info: OutputInfo };
export type SizedFile = { fileName: string; bytes: Uint8Array };

/** The most that WebP can hold, px. */
const heightMax = 16_383;
const quality = { webp: 80, avif: 50, fineAvif: 38 };
/** px. From this width on `fineAvif`: softer at one point to the px, and a third less to wait for (decision 045). */
const fineFrom = 800;
/** 0 to 9. More would cost seconds a picture and save a few bytes. */
const avifEffort = 3;

/** For uploads and for the work afterwards together: most take 20 to 160 MB while they are decoded, the largest AVIF 360. */
export const decodeTurn = atOnce(2);

/** Decodes once for all sizes. Metadata stays behind, colours are made sRGB. @throws Error of a broken file */
export async function pixelsOf(file: Uint8Array): Promise<Pixels> {
  const sharp = await loadSharp();
  return sharp(file, { limitInputPixels: imagePixelsMax, failOn: "error" })
    .autoOrient()
    .resize({ width: imageWidthMax, height: heightMax, fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** The whole picture. */
export async function toWebp(pixels: Pixels): Promise<Uint8Array> {
  return encodeWebp(await imageOf(pixels));
}

/** What pages show of the picture of that name, in one size. */
export async function shownFile(
  name: string,
  pixels: Pixels,
  kind: PictureKind,
  size: Size,
): Promise<SizedFile> {
  const image = await imageOf(pixels);
  const middle = image.resize({ ...size, fit: "cover" });
  const bytes = await (kind === "webp" ? encodeWebp(middle) : encodeAvif(middle, size));
  return { fileName: shownFileName(name, kind, size), bytes };
}

async function imageOf({ data, info }: Pixels): Promise<Sharp> {
  const sharp = await loadSharp();
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

function encodeWebp(image: Sharp): Promise<Buffer> {
  return image.webp({ quality: quality.webp }).toBuffer();
}

function encodeAvif(image: Sharp, { width }: Size): Promise<Buffer> {
  const suited = width < fineFrom ? quality.avif : quality.fineAvif;
  return image.avif({ quality: suited, effort: avifEffort }).toBuffer();
}

/** Loaded with the first image: it costs 26 MB. */
export async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  // Two pictures at a time, each on one core, rather than each on all.
  sharp.concurrency(1);
  return sharp;
}
