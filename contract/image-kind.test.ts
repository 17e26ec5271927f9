import sharp from "sharp";
import { expect, test } from "vitest";
import { hasImageStart, imageTypes } from "./image-kind.ts";

const ascii = (text: string) => Buffer.from(text, "latin1");
const picture = (kind: "jpeg" | "png" | "webp" | "avif" | "gif" | "tiff") =>
  sharp({ create: { width: 9, height: 6, channels: 3, background: "#0e5c5c" } })
    .toFormat(kind)
    .toBuffer();

test.each(["jpeg", "png", "webp", "avif", "gif"] as const)(
  "%s is told by its bytes",
  async (kind) => {
    expect(hasImageStart(await picture(kind))).toBe(true);
    expect(imageTypes).toContain(`image/${kind}`);
  },
);

test.each([
  ["AVIF that names a wider kind first", ascii("\0\0\0\x1cftypmif1\0\0\0\0mif1miafavif")],
  ["moving AVIF", ascii("\0\0\0\x18ftypavis\0\0\0\0msf1miaf")],
])("%s is an image", (_what, bytes) => {
  expect(hasImageStart(bytes)).toBe(true);
});

test.each([
  ["nothing", ascii("")],
  ["a text", ascii("A text that is called photo.png")],
  ["SVG", ascii('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["a bitmap", ascii("BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28")],
  ["TIFF", await picture("tiff")],
  ["HEIC of a phone", ascii("\0\0\0\x18ftypheic\0\0\0\0mif1heic")],
  ["MP4", ascii("\0\0\0\x18ftypmp42\0\0\0\0mp42isom")],
  ["a PNG that was sent as text", ascii("\x89PNG\n\x1a\n")],
  ["half a JPEG's mark", ascii("\xff\xd8")],
  ["RIFF that is sound", ascii("RIFF\x24\0\0\0WAVEfmt ")],
  ["a PNG behind a byte", Buffer.concat([ascii(" "), await picture("png")])],
])("%s is none", (_what, bytes) => {
  expect(hasImageStart(bytes)).toBe(false);
});
