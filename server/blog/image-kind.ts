import { imageTexts } from "#contract/blog.ts";
import { hasImageStart } from "#contract/image-kind.ts";

/**
 * A file that is an image and a page at once. Long enough never to stand in pixels by chance. The search for a name space goes
 * on from the next beginning of an SVG: else a file of nothing but those would take seconds.
 */
const SCRIPT = /<script|<!doctype|<\?php\s|<svg(?:(?!<svg)[^>]){0,200}xmlns/i;

/** The first is shown, and yet the decoder looks at each, which takes the square of their number: with 10 MB of them minutes. */
const framesMax = 2000;

/** How far a ZIP's last record can lie before the end of the file: 22 bytes and a comment (APPNOTE 4.3.16). */
const zipEndMax = 22 + 65_535;

/** Why these bytes can not be an image of a post; undefined when nothing speaks against it. Nothing is decoded. */
export function kindProblem(upload: Buffer): string | undefined {
  // Keeps everything else, such as SVG with its scripts and links, away from the decoders.
  if (!hasImageStart(upload)) return imageTexts.kind;
  if (SCRIPT.test(upload.toString("latin1"))) return imageTexts.script;
  if (isOfManyFrames(upload)) return imageTexts.tooManyFrames;
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
