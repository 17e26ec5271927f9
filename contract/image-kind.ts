/**
 * What an image of a post may be, by type, and how such a file begins, each byte as one character. AVIF is a container that
 * has it among its brands (ISO 14496-12); HEIC and films are the same container with others.
 */
const starts: Record<string, RegExp> = {
  "image/jpeg": /^\xff\xd8\xff/,
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are PNG's own, and tell it from one that was sent as text
  "image/png": /^\x89PNG\r\n\x1a\n/,
  "image/webp": /^RIFF.{4}WEBP/s,
  "image/avif": /^.{4}ftyp(.{4})*avi[fs]/s,
  "image/gif": /^GIF8/,
};

/** MIME types, as `accept` of a file field lists them. */
export const imageTypes = Object.keys(starts);

/** So many bytes tell what a file is: the brands of AVIF, which take the most of them, are fewer than ten. */
export const imageStartBytes = 64;

/** Whether a file that begins so may be an image of a post. Its name, and the type that browsers make of it, say nothing. */
export function hasImageStart(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, imageStartBytes));
  return Object.values(starts).some((known) => known.test(start));
}
