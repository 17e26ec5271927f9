import { hash } from "node:crypto";
import type { Metadata } from "sharp";
import {
  heldPixelsMax,
  imageBytesMax,
  imagePixelsMax,
  imageTexts,
  smallerSizes,
} from "#contract/blog.ts";
import { Problem } from "#server/http/problem.ts";
import { kindProblem } from "./image-kind.ts";
import {
  decodeTurn,
  loadSharp,
  type Pixels,
  pixelsOf,
  type SizedFile,
  shownFile,
  toWebp,
} from "./pixels.ts";
import { withoutTexts } from "./png-texts.ts";

/** A picture as it is stored and served: WebP. `name` is the hash of `bytes`; width and height in px. */
export type ImageFile = {
  name: string;
  bytes: Uint8Array;
  width: number;
  height: number;
  smaller: SizedFile[];
};

/**
 * Makes an uploaded file into what is stored. The kind is told by the content, never by name or type; the right
 * way up, without metadata (where it was taken, by whom), of a moving picture the first frame. Only newly
 * encoded pixels are kept, so whatever else was hidden in the file is gone.
 * @throws Problem 413 if it has too many bytes, 400 if it is no image that a post can have.
 */
export async function readImageFile(file: File): Promise<ImageFile> {
  if (file.size > imageBytesMax) throw new Problem(413, imageTexts.tooLarge);
  return decodeTurn(async () => {
    const sent = Buffer.from(await file.arrayBuffer());
    const problem = kindProblem(sent);
    if (problem) throw new Problem(400, problem);
    const upload = withoutTexts(sent);
    await checkHead(upload);
    return imageFileOf(await pixelsOf(upload).catch(damaged));
  });
}

async function imageFileOf(pixels: Pixels): Promise<ImageFile> {
  const { width, height } = pixels.info;
  const bytes = await toWebp(pixels);
  const name = `${hash("sha256", bytes).slice(0, 32)}.webp`;
  const smaller: SizedFile[] = [];
  for (const size of smallerSizes(pixels.info)) {
    smaller.push(await shownFile(name, pixels, "webp", size));
  }
  return { name, bytes, width, height, smaller };
}

/** Looks at what the file says of itself: nothing is decoded yet. */
async function checkHead(upload: Buffer): Promise<void> {
  const sharp = await loadSharp();
  const head = await sharp(upload, { limitInputPixels: false }).metadata().catch(damaged);
  if (!isKnownKind(head)) throw new Problem(400, imageTexts.kind);
  const pixels = head.width * head.height;
  if (pixels > imagePixelsMax) throw new Problem(400, imageTexts.tooManyPixels);
  if (pixels > heldPixelsMax && isHeldWhole(head))
    throw new Problem(400, imageTexts.tooManyHeldPixels);
}

function isKnownKind({ format, compression }: Metadata): boolean {
  // HEIC of iPhones is of the same format, but compressed in another way.
  if (format === "heif") return compression === "av1";
  return ["jpeg", "png", "webp", "gif"].includes(format);
}

/** The others come row by row, or take half as much: a progressive JPEG, an interlaced PNG of 8 bits. */
function isHeldWhole({ format, depth, isProgressive }: Metadata): boolean {
  return format === "heif" || (isProgressive === true && depth === "ushort");
}

function damaged(): never {
  throw new Problem(400, imageTexts.damaged);
}
