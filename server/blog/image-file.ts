import { createHash } from "node:crypto";
import type { Metadata } from "sharp";
import { imageBytesMax, imagePixelsMax, imageTexts } from "#contract/blog.ts";
import { atOnce } from "#server/http/at-once.ts";
import { Problem } from "#server/http/problem.ts";

/** A picture as it is stored and served: always WebP. `name` is the hash of `bytes`. */
export type ImageFile = { name: string; bytes: Buffer };

const widthMax = 1600;
/** The most that WebP can hold. */
const heightMax = 16_383;
const quality = 80;

/** A file that is an image and a page at once. Long enough never to stand in pixels by chance. */
const SCRIPT = /<script|<!doctype|<\?php\s/i;

/** A picture of 40 million pixels takes up to 160 MB while it is decoded. */
const decodeTurn = atOnce(2);

/**
 * Makes an uploaded file into what is stored. The kind is told by the content, never by name or type; the right
 * way up, without metadata (where it was taken, by whom), of a moving picture the first frame. Only newly
 * encoded pixels are kept, so whatever else was hidden in the file is gone.
 * @throws Problem 413 if it has too many bytes, 400 if it is no image that a post can have.
 */
export async function readImageFile(file: File): Promise<ImageFile> {
  if (file.size > imageBytesMax) throw new Problem(413, imageTexts.tooLarge);
  return decodeTurn(async () => {
    const upload = Buffer.from(await file.arrayBuffer());
    await checkImage(upload);
    const bytes = await encode(upload);
    return { name: `${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}.webp`, bytes };
  });
}

/** Looks at the head of the file only: nothing is decoded yet. */
async function checkImage(upload: Buffer): Promise<void> {
  if (!hasKnownStart(upload)) throw new Problem(400, imageTexts.kind);
  if (SCRIPT.test(upload.toString("latin1"))) throw new Problem(400, imageTexts.script);
  const sharp = await loadSharp();
  const head = await sharp(upload, { limitInputPixels: false }).metadata().catch(damaged);
  if (!isKnownKind(head)) throw new Problem(400, imageTexts.kind);
  if (head.width * head.height > imagePixelsMax) throw new Problem(400, imageTexts.tooManyPixels);
}

/** Keeps everything else, such as SVG with its scripts and links, away from the decoders. */
function hasKnownStart(upload: Buffer): boolean {
  const at = (offset: number, text: string) =>
    upload.toString("latin1", offset, offset + text.length) === text;
  const isWebp = at(0, "RIFF") && at(8, "WEBP");
  // Of AVIF and its relatives, which the metadata tells apart.
  const isContainer = at(4, "ftyp");
  return (
    at(0, "\xff\xd8\xff") || at(0, "\x89PNG\r\n\x1a\n") || at(0, "GIF8") || isWebp || isContainer
  );
}

function isKnownKind({ format, compression }: Metadata): boolean {
  // HEIC of iPhones is of the same format, but compressed in another way.
  if (format === "heif") return compression === "av1";
  return ["jpeg", "png", "webp", "gif"].includes(format);
}

async function encode(upload: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(upload, { limitInputPixels: imagePixelsMax, failOn: "error" })
    .autoOrient()
    .resize({ width: widthMax, height: heightMax, fit: "inside", withoutEnlargement: true })
    .webp({ quality })
    .toBuffer()
    .catch(damaged);
}

/** Loaded with the first image: it costs 26 MB. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  // Two pictures at a time, each on one core, rather than each on all.
  sharp.concurrency(1);
  return sharp;
}

function damaged(): never {
  throw new Problem(400, imageTexts.damaged);
}
