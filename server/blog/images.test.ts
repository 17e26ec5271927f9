import sharp, { type Sharp } from "sharp";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { aPicture, aPost, fileOf, postForm, startWriter } from "#tests/blog.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";

/** What a post with this image serves. */
async function served(app: TestApp, image: Buffer) {
  const { data, error } = await (await startWriter(app)).add(await aPost({ images: [image] }));
  expect(error).toBeUndefined();
  const response = await app.request(`/uploads/${data.image[0]}`);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe("an image", () => {
  test.each(["jpeg", "png", "webp", "avif", "gif"] as const)("may be %s", async (kind) => {
    const { response, bytes } = await served(await startTestApp(), await aPicture({ kind }));

    expect(response.status).toBe(200);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 60, height: 40 });
  });

  test("is served for ever, as what it is and nothing else", async () => {
    const app = await startTestApp();
    const { response } = await served(app, await aPicture());

    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      etag: expect.stringMatching(/^"[0-9a-f]{32}\.webp"$/),
    });
    const etag = response.headers.get("etag") ?? "";
    const again = { headers: { "If-None-Match": `W/"other", ${etag}` } };
    const same = await app.request(`/uploads/${etag.replaceAll('"', "")}`, again);
    expect([same.status, await same.text()]).toEqual([304, ""]);
  });

  test("has the name of its content", async () => {
    const app = await startTestApp();
    const writer = await startWriter(app);

    const one = await writer.add(await aPost());
    const two = await writer.add(await aPost());
    const other = await writer.add(await aPost({ images: [await aPicture({ colour: "#fff" })] }));

    expect(two.data.image).toEqual(one.data.image);
    expect(other.data.image).not.toEqual(one.data.image);
  });

  test("wider than 1600 pixels is made smaller, a narrower one is left", async () => {
    const { bytes } = await served(await startTestApp(), await aPicture({ width: 3200 }));

    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1600, height: 20 });
  });

  test("may be longer than WebP can hold", async () => {
    const tall = await aPicture({ width: 20, height: 30_000 });

    const { bytes } = await served(await startTestApp(), tall);

    expect(await sharp(bytes).metadata()).toMatchObject({ width: 11, height: 16_383 });
  });

  test("stands the right way up, and does not tell where it was taken", async () => {
    const upload = await photoOnItsSide();
    expect(upload.includes("Kochi harbour")).toBe(true);
    expect((await sharp(upload).metadata()).orientation).toBe(6);

    const { bytes } = await served(await startTestApp(), upload);

    const { width, height, exif, xmp, icc, orientation } = await sharp(bytes).metadata();
    expect({ width, height }).toEqual({ width: 40, height: 60 });
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes("Kochi harbour")).toBe(false);
    const [red, , blue] = await colourAt(bytes, { left: 20, top: 5 });
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
  });
});

test("what is no image's name answers 404, another method 405", async () => {
  const app = await startTestApp();

  for (const name of ["none", `${"0".repeat(32)}.webp`, "%00.webp", "..%2f..%2fpackage.json"]) {
    expect(await app.get(`/uploads/${name}`)).toMatchObject({
      status: 404,
      error: "There is no such image.",
    });
  }
  const posted = await app.request(`/uploads/${"0".repeat(32)}.webp`, { method: "POST" });
  expect([posted.status, posted.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});

test("a whole form that is too large is refused before it is read", async () => {
  const app = await startTestApp();
  const { authorized } = await startWriter(app);
  const request = new Request("http://localhost/api/blogs", {
    method: "POST",
    headers: authorized,
    body: postForm(await aPost()),
  });
  request.headers.set("Content-Length", String(122 * 1024 * 1024));

  const response = await app.request(request.url, request);

  expect(response.status).toBe(413);
});

test("an image of 10 MB is looked at, one byte more is not", async () => {
  const writer = await startWriter(await startTestApp());
  const zeros = (count: number) => fileOf(Buffer.alloc(count));

  const atLimit = await writer.add(await aPost({ images: [zeros(10 * 1024 * 1024)] }));
  const above = await writer.add(await aPost({ images: [zeros(10 * 1024 * 1024 + 1)] }));

  expect(atLimit.status).toBe(400);
  expect(above).toMatchObject({ status: 413, error: "An image can have at most 10 MB" });
});

test("of pictures that come at once two are decoded at a time", async () => {
  const writer = await startWriter(await startTestApp());
  const post = await aPost();
  const gate = Promise.withResolvers<void>();
  const { toBuffer } = sharp.prototype;
  const counts = { running: 0, most: 0 };
  const decoding = vi.spyOn(sharp.prototype, "toBuffer").mockImplementation(async function (
    this: Sharp,
    ...options: unknown[]
  ) {
    counts.running += 1;
    counts.most = Math.max(counts.most, counts.running);
    await gate.promise;
    return toBuffer.apply(this, options).finally(() => {
      counts.running -= 1;
    });
  });
  onTestFinished(() => decoding.mockRestore());

  // Of those that are told to be large, two come at a time as it is.
  const small = { "Content-Length": "100000" };
  const answers = Array.from({ length: 4 }, () => writer.add(post, small));
  // Without a picture it is refused when the four before it have come as far.
  expect((await writer.add({ ...post, images: [] }, small)).status).toBe(400);
  await expect.poll(() => counts.running).toBeGreaterThanOrEqual(2);
  gate.resolve();

  for (const { status } of await Promise.all(answers)) expect(status).toBe(201);
  expect(counts.most).toBe(2);
});

/** 60 × 40 as the sensor saw it, left half red, right half blue; to be turned by 90° (EXIF orientation 6). */
async function photoOnItsSide(): Promise<Buffer> {
  const half = { width: 30, height: 40, channels: 3 } as const;
  const blue = await sharp({ create: { ...half, background: "#0000ff" } })
    .png()
    .toBuffer();
  return sharp({ create: { ...half, width: 60, background: "#ff0000" } })
    .composite([{ input: blue, left: 30, top: 0 }])
    .jpeg()
    .withExif({
      IFD0: { ImageDescription: "Kochi harbour", Orientation: "6" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "9/1 58/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

async function colourAt(image: Buffer, { left, top }: { left: number; top: number }) {
  const area = { left, top, width: 1, height: 1 };
  return sharp(image).removeAlpha().extract(area).raw().toBuffer();
}
