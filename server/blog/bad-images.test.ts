import { crc32 } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { imageTexts } from "#contract/blog.ts";
import { aPicture, aPost, fileOf, startWriter } from "#tests/blog.ts";
import { startTestApp } from "#tests/kit.ts";

const ascii = (text: string) => Buffer.from(text, "latin1");
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const jpeg = await aPicture({ kind: "jpeg", width: 400, height: 300 });
const png = await aPicture();
const gif = await aPicture({ kind: "gif" });
const webp = await aPicture({ kind: "webp" });
const avif = await aPicture({ kind: "avif" });
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

/** Files that pretend to be photos, each with the name and type of one. */
const corpus: [what: string, bytes: Uint8Array, says: string][] = [
  ["nothing at all", Buffer.alloc(0), imageTexts.kind],
  ["SVG with a script", ascii(svg), imageTexts.kind],
  ["SVG after an XML declaration", ascii(`<?xml version="1.0"?>${svg}`), imageTexts.kind],
  ["HTML", ascii("<!doctype html><script>alert(1)</script>"), imageTexts.kind],
  ["JavaScript", ascii("alert(document.cookie)"), imageTexts.kind],
  ["PDF", ascii("%PDF-1.7\n1 0 obj<</JS(alert)>>endobj"), imageTexts.kind],
  ["a program", ascii("MZ\x90\x00\x03"), imageTexts.kind],
  ["TIFF", await aPicture({ kind: "tiff" }), imageTexts.kind],
  ["BMP", ascii("BM\x46\x00\x00\x00\x00\x00\x00\x00\x36\x00\x00\x00\x28"), imageTexts.kind],
  ["MP4", ascii("\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00mp42isom"), imageTexts.kind],
  ["HEIC", ascii("\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic"), imageTexts.kind],
  ["three bytes of a JPEG", jpeg.subarray(0, 3), imageTexts.damaged],
  ["half a JPEG", half(jpeg), imageTexts.damaged],
  ["a JPEG without its last byte but two", jpeg.subarray(0, -3), imageTexts.damaged],
  ["half a PNG", half(png), imageTexts.damaged],
  ["half a GIF", half(gif), imageTexts.damaged],
  ["half a WebP", half(webp), imageTexts.damaged],
  ["half an AVIF", half(avif), imageTexts.damaged],
  ["a PNG whose pixels were changed", scratched(png), imageTexts.damaged],
  [
    "a GIF that is a script as well",
    ascii(`GIF89a/*${" ".repeat(20)}*/=1;alert(1)//`),
    imageTexts.damaged,
  ],
  [
    "a GIF with a page behind it",
    Buffer.concat([gif, ascii("<SCRIPT>alert(1)</script>")]),
    imageTexts.script,
  ],
  [
    "a JPEG with PHP behind it",
    Buffer.concat([jpeg, ascii("<?php system('id'); ?>")]),
    imageTexts.script,
  ],
  [
    "a WebP with an SVG behind it",
    Buffer.concat([webp, ascii('<svg version="1.1" xmlns="http://www.w3.org/2000/svg"/>')]),
    imageTexts.script,
  ],
  [
    "a WebP with an SVG whose name space stands behind a bracket",
    Buffer.concat([webp, ascii('<svg id="<" xmlns="http://www.w3.org/2000/svg"/>')]),
    imageTexts.script,
  ],
  ["a GIF with a ZIP behind it", Buffer.concat([gif, emptyZip("")]), imageTexts.mixed],
  ["a PNG with a JAR behind it", Buffer.concat([png, emptyZip("a comment")]), imageTexts.mixed],
  [
    "a JPEG with a PDF in its comment",
    Buffer.concat([jpeg.subarray(0, 2), ascii("\xff\xfe\x00\x0a%PDF-1.7"), jpeg.subarray(2)]),
    imageTexts.mixed,
  ],
  [
    "a PNG with 100 million pixels",
    await aPicture({ width: 10_000, height: 10_000 }),
    imageTexts.tooManyPixels,
  ],
  ["an AVIF with 21 million pixels", saidToBe(avif, "ispe", 4), imageTexts.tooManyHeldPixels],
  [
    "an AVIF with such a picture beside its own",
    Buffer.concat([avif, saidToBe(avif, "ispe", 4).subarray(avif.indexOf("ispe") - 4)]),
    imageTexts.tooManyHeldPixels,
  ],
  [
    "an AVIF that is put together of others",
    Buffer.from(avif.toString("latin1").replace("av01\0", "grid\0"), "latin1"),
    imageTexts.tiled,
  ],
  [
    "an interlaced PNG of 16 bits with 21 million pixels",
    saidToBe(await deepInterlaced(), "IHDR", 0),
    imageTexts.tooManyHeldPixels,
  ],
];

test.each(corpus)("%s is refused", async (_what, bytes, says) => {
  const app = await startTestApp();
  const writer = await startWriter(app);

  const answer = await writer.add(await aPost({ images: [png, fileOf(bytes)] }));

  expect(answer).toMatchObject({ status: 400, error: says, image: 1 });
  const left = await app.database.db.selectFrom("post_image").select("name").execute();
  expect([(await app.get("/api/blogs")).data, left]).toEqual([[], []]);
});

test("13 images are refused, 12 are not", async () => {
  const writer = await startWriter(await startTestApp());
  const colours = Array.from(
    { length: 13 },
    (_, index) => `#0000${(16 + index * 16).toString(16)}`,
  );
  const images = await Promise.all(colours.map((colour) => aPicture({ colour })));

  expect(await writer.add(await aPost({ images }))).toMatchObject({
    status: 400,
    error: "A post can have at most 12 images",
  });
  const added = await writer.add(await aPost({ images: images.slice(1) }));
  expect(added.status).toBe(201);
  expect(new Set(added.data.image).size).toBe(12);
});

function deepInterlaced(): Promise<Buffer> {
  const create = { width: 60, height: 40, channels: 3, background: "#0e5c5c" } as const;
  return sharp({ create }).toColourspace("rgb16").png({ progressive: true }).toBuffer();
}

/** With a head that names 6,000 by 3,500 pixels, so many bytes behind that name. */
function saidToBe(bytes: Buffer, name: string, behind: number): Buffer {
  const copy = Buffer.from(bytes);
  const at = copy.indexOf(name);
  copy.writeUInt32BE(6000, at + 4 + behind);
  copy.writeUInt32BE(3500, at + 8 + behind);
  // Of a PNG's head, whose checksum follows it.
  if (name === "IHDR") copy.writeUInt32BE(crc32(copy.subarray(at, at + 17)), at + 17);
  return copy;
}

/** The record at the end of every ZIP, here of one without files. */
function emptyZip(comment: string): Buffer {
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, ascii(comment)]);
}

/** In the middle of the compressed pixels, so that their checksum fails. */
function scratched(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const middle = copy.indexOf("IDAT") + 12;
  copy.fill(0x55, middle, middle + 4);
  return copy;
}
