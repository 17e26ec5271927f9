import type { OutputInfo } from "sharp";
import {
  imagePixelsMax,
  imageWidthMax,
  type PictureKind,
  pictureFileName,
  smallerWidths,
} from "#contract/blog.ts";
import { atOnce } from "#server/http/at-once.ts";

/** A decoded picture, the right way up and no larger than it is kept. */
export type Pixels = { data: Buffer; info: OutputInfo };
export type SizedFile = { fileName: string; bytes: Uint8Array };

/** The most that WebP can hold, px. */
const heightMax = 16_383;
const quality = { webp: 80, avif: 55 };
/** 0 to 9. More would cost seconds a picture and save a few bytes. */
const avifEffort = 3;

/** For uploads and for the work afterwards together: 40 million pixels take up to 160 MB while they are decoded. */
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

export async function toWebp(pixels: Pixels): Promise<Uint8Array> {
  return encode(pixels, "webp");
}

/** The picture itself as AVIF; the name tells which picture. */
export async function avifFile(name: string, pixels: Pixels): Promise<SizedFile> {
  return { fileName: pictureFileName(name, "avif"), bytes: await encode(pixels, "avif") };
}

/** Every width below the picture's own. */
export async function smallerFiles(
  name: string,
  pixels: Pixels,
  kind: PictureKind,
): Promise<SizedFile[]> {
  const files: SizedFile[] = [];
  for (const width of smallerWidths.filter((one) => one < pixels.info.width)) {
    const bytes = await encode(pixels, kind, width);
    files.push({ fileName: pictureFileName(name, kind, width), bytes });
  }
  return files;
}

async function encode({ data, info }: Pixels, kind: PictureKind, width?: number) {
  const sharp = await loadSharp();
  const { width: rawWidth, height, channels } = info;
  const image = sharp(data, { raw: { width: rawWidth, height, channels } });
  const sized = width === undefined ? image : image.resize({ width });
  return kind === "webp"
    ? sized.webp({ quality: quality.webp }).toBuffer()
    : sized.avif({ quality: quality.avif, effort: avifEffort }).toBuffer();
}

/** Loaded with the first image: it costs 26 MB. */
export async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  // Two pictures at a time, each on one core, rather than each on all.
  sharp.concurrency(1);
  return sharp;
}
