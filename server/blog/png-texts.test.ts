import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { aPicture, aPost, startWriter } from "#tests/blog.ts";
import { startTestApp } from "#tests/kit.ts";
import { withoutTexts } from "./png-texts.ts";

const png = await aPicture();
/** The signature, and the head, which comes first. */
const headEnd = 8 + 12 + 13;
const packed = deflateSync(Buffer.alloc(100_000, "a"));

function chunk(name: string, ...data: (string | Buffer)[]): Buffer {
  const named = Buffer.concat([name, ...data].map((part) => Buffer.from(part as string)));
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(named.length - 4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** The picture with these between its head and its pixels, and behind its end. */
function withChunks(...chunks: Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, headEnd), ...chunks, png.subarray(headEnd), ...chunks]);
}

const texts = [
  chunk("tEXt", "one\0some words"),
  chunk("zTXt", "two\0\0", packed),
  chunk("iTXt", "three\0\x01\0\0\0", packed),
];

test("texts go unread, wherever they stand and however they are packed; all else stays", async () => {
  const size = chunk("pHYs", Buffer.alloc(9));
  const { comments } = await sharp(withChunks(...texts)).metadata();
  expect(comments?.length).toBeGreaterThan(0);

  const [first, second, third] = texts as [Buffer, Buffer, Buffer];
  expect(withoutTexts(withChunks(first, size, second, third))).toEqual(withChunks(size));
});

test("a picture with them is stored as the one without", async () => {
  const writer = await startWriter(await startTestApp());

  const plain = await writer.add(await aPost());
  const { status, data } = await writer.add(await aPost({ images: [withChunks(...texts)] }));

  expect([status, data.image]).toEqual([201, plain.data.image]);
});

test.each([
  ["a broken end", Buffer.concat([png, Buffer.from("\0\0\0")])],
  ["a chunk that is longer than the file", png.subarray(0, -20)],
  ["another kind", await aPicture({ kind: "webp" })],
])("%s is left to the decoder", (_what, bytes) => {
  expect(withoutTexts(Buffer.from(bytes))).toEqual(bytes);
});
