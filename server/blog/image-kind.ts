import { imageTexts } from "#contract/blog.ts";
import { hasImageStart } from "#contract/image-kind.ts";

/**
 * A file that is an image and a page at once. Long enough never to stand in pixels by chance. The search for a name space goes
 * on from the next beginning of an SVG: else a file of nothing but those would take seconds.
 */
const SCRIPT = /<script|<!doctype|<\?php\s|<svg(?:(?!<svg)[^>]){0,200}xmlns/i;

/** How far a ZIP's last record can lie before the end of the file: 22 bytes and a comment (APPNOTE 4.3.16). */
const zipEndMax = 22 + 65_535;

/** Why these bytes can not be an image of a post; undefined when nothing speaks against it. Nothing is decoded. */
export function kindProblem(upload: Buffer): string | undefined {
  // Keeps everything else, such as SVG with its scripts and links, away from the decoders.
  if (!hasImageStart(upload)) return imageTexts.kind;
  if (SCRIPT.test(upload.toString("latin1"))) return imageTexts.script;
  if (isPdf(upload) || isZip(upload)) return imageTexts.mixed;
  return undefined;
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
