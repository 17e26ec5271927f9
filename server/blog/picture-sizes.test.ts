import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import type { Picture } from "#contract/answers/blog.ts";
import { pictureSrcSet } from "#contract/blog.ts";
import { up as shownPictures } from "#server/database/migrations/021-shown-pictures.ts";
import { aPicture, aPost, startWriter } from "#tests/blog.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";

async function postWith(app: TestApp, image: Buffer) {
  const writer = await startWriter(app);
  const { data, error } = await writer.add(await aPost({ images: [image], alts: ["A stamp"] }));
  expect(error).toBeUndefined();
  const pictureNow = async () => {
    const post = await app.get<typeof data>(`/api/blogs/${data.id}`);
    const [picture] = post.data.pictures;
    if (!picture) throw new Error("The post has no picture");
    return picture;
  };
  return { writer, id: data.id, pictureNow };
}

/** What each address in a srcset serves: its kind, size, and the width that srcset promises. */
async function servedBy(app: TestApp, srcSet: string) {
  return Promise.all(
    srcSet.split(", ").map(async (entry) => {
      const [url = "", promised = ""] = entry.split(" ");
      const response = await app.request(url);
      expect(response.status, url).toBe(200);
      const { width, height } = await sharp(await response.arrayBuffer()).metadata();
      return `${response.headers.get("content-type")} ${width}x${height} for ${promised}`;
    }),
  );
}

/** The last of `served` is the middle of the whole picture. */
const sizes: [what: string, width: number, height: number, served: string[], whole: string][] = [
  ["small", 300, 200, ["300x200 for 300w"], "300x200"],
  ["as wide as a size", 400, 267, ["400x267 for 400w"], "400x267"],
  ["tall", 500, 1000, ["400x267 for 400w", "500x333 for 500w"], "500x1000"],
  ["wide", 1800, 600, ["400x267 for 400w", "800x533 for 800w"], "1600x533"],
  [
    "large",
    2400,
    1600,
    ["400x267 for 400w", "800x533 for 800w", "1600x1067 for 1600w"],
    "1600x1067",
  ],
];

test.each(sizes)(
  "a %s picture is there in every useful width",
  async (_, width, height, served, whole) => {
    const app = await startTestApp();
    const { pictureNow } = await postWith(app, await aPicture({ kind: "jpeg", width, height }));

    const atOnce = await pictureNow();
    expect(atOnce).toMatchObject({ alt: "A stamp", hasAvif: false });
    expect(await servedBy(app, pictureSrcSet(atOnce, "webp"))).toEqual(
      served.map((one, at) => {
        const isWhole = at === served.length - 1;
        return `image/webp ${isWhole ? one.replace(/^\S+/, whole) : one}`;
      }),
    );

    await app.finishPictures();
    const later = await pictureNow();
    expect(later).toEqual({ ...atOnce, hasAvif: true });
    expect(await servedBy(app, pictureSrcSet(later, "avif"))).toEqual(
      served.map((one) => `image/avif ${one}`),
    );
  },
);

test("each picture of each post gets its own, one that two posts show as well", async () => {
  const app = await startTestApp();
  const writer = await startWriter(app);
  const [one, two] = [await aPicture(), await aPicture({ width: 90, height: 60 })];
  for (const images of [[one, two], [one]]) await writer.add(await aPost({ images }));

  await app.finishPictures();

  const { data } = await app.get<{ pictures: Picture[] }[]>("/api/blogs");
  const widths = data.map(({ pictures }) =>
    pictures.map(({ width, hasAvif }) => [width, hasAvif]).sort(),
  );
  expect(widths.sort((a, b) => a.length - b.length)).toEqual([
    [[60, true]],
    [
      [60, true],
      [90, true],
    ],
  ]);
  const files = await app.database.db
    .selectFrom("picture_file")
    .select(["post_id", "name"])
    .where("file_name", "like", "%.avif")
    .execute();
  expect(new Set(files.map(({ post_id, name }) => post_id + name)).size).toBe(3);
});

test("what is kept for pages is the middle of a picture, as their styles crop it", async () => {
  const app = await startTestApp();
  const band = (background: string) =>
    sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .png()
      .toBuffer();
  const bands = await Promise.all(["#c00", "#0c0", "#00c"].map(band));
  const tall = await sharp(bands, { join: { across: 1 } })
    .png()
    .toBuffer();
  const { pictureNow } = await postWith(app, tall);
  await app.finishPictures();

  const [url = ""] = pictureSrcSet(await pictureNow(), "avif").split(" ");
  const shown = sharp(await (await app.request(url)).arrayBuffer());

  expect((await shown.metadata()).height).toBe(200);
  const { dominant, channels } = await shown.stats();
  expect(dominant.g).toBeGreaterThan(180);
  expect(channels[0]?.max).toBeLessThan(100);
});

test("before the AVIF is made its address answers 404, and nobody keeps that for ever", async () => {
  const app = await startTestApp();
  const { pictureNow } = await postWith(app, await aPicture());

  const [url = ""] = pictureSrcSet(await pictureNow(), "avif").split(" ");
  const answer = await app.request(url);

  expect(url).toMatch(/^\/uploads\/[0-9a-f]{32}-60x40\.avif$/);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("cache-control") ?? "").not.toContain("immutable");
});

test("work that was broken off is done later, by whoever comes next", async () => {
  const app = await startTestApp();
  const { pictureNow } = await postWith(app, await aPicture());
  const { db } = app.database;
  // As a worker leaves it that was ended in the middle of its first try.
  const leftAt = new Date(app.clock.now().getTime() + 60_000).toISOString();
  await db.updateTable("picture").set({ tries: 1, next_try_at: leftAt }).execute();

  await app.finishPictures();
  expect((await pictureNow()).hasAvif).toBe(false);

  app.clock.forward(60_000);
  await startTestApp({ database: app.database, clock: app.clock }).then((next) =>
    next.finishPictures(),
  );
  expect((await pictureNow()).hasAvif).toBe(true);
});

test("a picture that ended three tries is given up", async () => {
  const app = await startTestApp();
  const { pictureNow } = await postWith(app, await aPicture());
  await app.database.db.updateTable("picture").set({ tries: 3 }).execute();

  await app.finishPictures();

  expect((await pictureNow()).hasAvif).toBe(false);
  const left = await app.database.db.selectFrom("picture").select("state").execute();
  expect(left).toEqual([{ state: "failed" }]);
});

test("a picture from before there were sizes gets them", async () => {
  const app = await startTestApp();
  const { pictureNow } = await postWith(app, await aPicture({ width: 1500, height: 800 }));
  const { db } = app.database;
  await shownPictures(db);
  expect(pictureSrcSet(await pictureNow(), "webp")).toBe("");

  await app.finishPictures();

  const picture: Picture = await pictureNow();
  expect(picture).toMatchObject({ width: 1500, height: 800, hasAvif: true });
  expect(await servedBy(app, pictureSrcSet(picture, "webp"))).toHaveLength(3);
});

test("all files of a picture go with its post", async () => {
  const app = await startTestApp();
  const { writer, id } = await postWith(app, await aPicture({ width: 900, height: 300 }));
  await app.finishPictures();

  await writer.remove(id);

  for (const table of ["post_image", "picture", "picture_file"] as const) {
    const left = await app.database.db.selectFrom(table).select("name").execute();
    expect(left, table).toEqual([]);
  }
});

/** Each beside the picture that it shows. */
const uncommon: [
  what: string,
  make: (picture: Buffer) => Sharp,
  shown: (picture: Buffer) => Sharp,
][] = [
  ["16 bits a channel", (picture) => sharp(picture).toColourspace("rgb16").png(), sharp],
  [
    "greys only",
    (picture) => sharp(picture).greyscale().jpeg(),
    (picture) => sharp(picture).greyscale(),
  ],
  ["print colours (CMYK)", (picture) => sharp(picture).toColourspace("cmyk").jpeg(), sharp],
  ["a palette", (picture) => sharp(picture).png({ palette: true }), sharp],
];

test.each(uncommon)("a picture with %s keeps its look", async (_, make, shown) => {
  const app = await startTestApp();
  const picture = await aPicture();
  const { pictureNow } = await postWith(app, await make(picture).toBuffer());

  const response = await app.request(`/uploads/${(await pictureNow()).name}`);

  const look = await firstColour(sharp(await response.arrayBuffer()));
  const wanted = await firstColour(shown(picture));
  expect(wanted).toHaveLength(3);
  // Print colours are not exact.
  for (const [channel, value] of wanted.entries()) {
    expect(Math.abs((look[channel] ?? 0) - value)).toBeLessThan(16);
  }
});

/** Red, green and blue of the first point. */
async function firstColour(picture: Sharp): Promise<number[]> {
  const bytes = await picture.toColourspace("srgb").removeAlpha().raw().toBuffer();
  return [...bytes.subarray(0, 3)];
}

test("what was clear stays clear", async () => {
  const app = await startTestApp();
  const create = { width: 20, height: 20, channels: 4, background: "#ff000000" } as const;
  const { pictureNow } = await postWith(app, await sharp({ create }).png().toBuffer());

  const response = await app.request(`/uploads/${(await pictureNow()).name}`);

  expect((await sharp(await response.arrayBuffer()).stats()).isOpaque).toBe(false);
});
