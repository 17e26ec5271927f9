import { expect, test } from "vitest";
import { imageTexts } from "#contract/blog.ts";
import { aPicture, aPost, fileOf, startWriter } from "#tests/blog.ts";
import { startTestApp } from "#tests/kit.ts";

const side = 16;

/** A moving WebP of so many frames, each the same picture. Source: RFC 9649 §2.7. */
async function movingWebp(frames: number): Promise<Buffer> {
  const still = await aPicture({ kind: "webp", width: side, height: side });
  const [size, duration] = [uint24(side - 1), uint24(100)];
  const corner = Buffer.alloc(6);
  const picture = still.subarray(12);
  const frame = chunk("ANMF", corner, size, size, duration, Buffer.alloc(1), picture);
  const head = chunk("VP8X", Buffer.from([2, 0, 0, 0]), size, size);
  const parts = [head, chunk("ANIM", Buffer.alloc(6)), ...Array<Buffer>(frames).fill(frame)];
  return chunk("RIFF", Buffer.from("WEBP"), ...parts);
}

function chunk(name: string, ...parts: Buffer[]): Buffer {
  const data = Buffer.concat(parts);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(name), size, data]);
}

function uint24(value: number): Buffer {
  return Buffer.from([value & 255, (value >> 8) & 255, value >> 16]);
}

test("of a moving WebP the first frame is kept", async () => {
  const writer = await startWriter(await startTestApp());

  const { status, data } = await writer.add(await aPost({ images: [await movingWebp(2000)] }));

  expect(status).toBe(201);
  expect(data.pictures).toMatchObject([{ width: side, height: side }]);
});

test("one of more frames is refused: it would be looked at for minutes", async () => {
  const writer = await startWriter(await startTestApp());

  const answer = await writer.add(await aPost({ images: [fileOf(await movingWebp(2001))] }));

  expect(answer).toMatchObject({ status: 400, error: imageTexts.tooManyFrames, image: 0 });
});
