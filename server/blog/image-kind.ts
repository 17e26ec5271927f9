import { heldPixelsMax, imageTexts } from "#contract/blog.ts";
import { hasImageStart } from "#contract/image-kind.ts";

/**
 * A file that is an image and a page at once. Long enough never to stand in pixels by chance. The search for a name space goes
 * on from the next beginning of an SVG: else a file of nothing but those would take seconds.
 */
const SCRIPT = /<script|<!doctype|<\?php\s|<svg(?:(?!<svg)[^>]){0,200}xmlns/i;

/** The first is shown, and yet the decoder looks at each, which takes the square of their number: with 10 MB of them minutes. */
const framesMax = 2000;

/**
 * What of an AVIF says that it is put together of others. The decoder unpacks each of them whole, four at a time, however small
 * the picture that they make, and the same one as often as it is named. Source: ISO 23008-12 §6.6.
 */
const MADE_OF_OTHERS = /infe.{8}(?:..)?(?:grid|iovl|iden)/s;
/** Of each picture in an AVIF, its width and height: beside the one that is shown there can be another, of its transparency. */
const SIZE = /ispe\0.{11}/gs;

/** How far a ZIP's last record can lie before the end of the file: 22 bytes and a comment (APPNOTE 4.3.16). */
const zipEndMax = 22 + 65_535;

/** Why these bytes can not be an image of a post; undefined when nothing speaks against it. Nothing is decoded. */
export function kindProblem(upload: Buffer): string | undefined {
  // Keeps everything else, such as SVG with its scripts and links, away from the decoders.
  if (!hasImageStart(upload)) return imageTexts.kind;
  const bytes = upload.toString("latin1");
  if (SCRIPT.test(bytes)) return imageTexts.script;
  if (isOfManyFrames(upload)) return imageTexts.tooManyFrames;
  if (bytes.startsWith("ftyp", 4)) {
    if (MADE_OF_OTHERS.test(bytes)) return imageTexts.tiled;
    if (isOfLargePictures(upload, bytes)) return imageTexts.tooManyHeldPixels;
  }
  if (isPdf(upload) || isZip(upload)) return imageTexts.mixed;
  return undefined;
}

/** Of a moving WebP, where each begins with this name (RFC 9649 §2.7.1.1). Elsewhere it hardly stands even once. */
function isOfManyFrames(upload: Buffer): boolean {
  let frames = 0;
  for (let at = upload.indexOf("ANMF"); at >= 0 && frames <= framesMax; frames += 1) {
    at = upload.indexOf("ANMF", at + 4);
  }
  return frames > framesMax;
}

function isOfLargePictures(upload: Buffer, bytes: string): boolean {
  for (const { index } of bytes.matchAll(SIZE)) {
    const pixels = upload.readUInt32BE(index + 8) * upload.readUInt32BE(index + 12);
    if (pixels > heldPixelsMax) return true;
  }
  return false;
}

/** Readers of PDF look for its first line within so many bytes. */
function isPdf(upload: Buffer): boolean {
  return upload.subarray(0, 1024).includes("%PDF-");
}

/** ZIP, and with it JAR and Office files, is read from its end; the comment's length must fit, or it is chance. */
function isZip(upload: Buffer): boolean {
  const tail = upload.subarray(-zipEndMax);
  const at = tail.lastIndexOf("PK\x05\x06");
  if (at < 0 || at + 22 > tail.length) return false;
  return tail.readUInt16LE(at + 20) === tail.length - at - 22;
}
