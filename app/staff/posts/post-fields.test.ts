import { expect, test } from "vitest";
import { imageBytesMax, imagesMax, imageTexts } from "#contract/blog.ts";
import { areImages, fieldsOf, filesProblem, isSame } from "./post-fields.ts";

const post = { title: "Three dates", content: "What to bring" };

test.each([
  ["a list of names", ["a.webp", "b.webp"]],
  ["names written as JSON", '["a.webp", "b.webp"]'],
])("the editor shows the images of a post that has %s", (_, image) => {
  const { images } = fieldsOf({ ...post, image, alts: ["A stamp"] });
  expect(images).toEqual([
    { key: "a.webp", label: "Stored image 1", alt: "A stamp", src: "/uploads/a.webp" },
    { key: "b.webp", label: "Stored image 2", alt: "", src: "/uploads/b.webp" },
  ]);
});

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test.each([
  [
    "a PNG under the name and type of a bitmap",
    [new File([png], "scan.bmp", { type: "image/bmp" })],
    true,
  ],
  ["a PNG without a type", [new File([png], "scan")], true],
  [
    "a text under the name and type of a PNG",
    [new File(["text"], "x.png", { type: "image/png" })],
    false,
  ],
  ["an empty file", [new File([], "x.png", { type: "image/png" })], false],
  ["an image beside a text", [new File([png], "a.png"), new File(["text"], "b.png")], false],
])("%s: %j are images: %s", async (_what, files, are) => {
  expect(await areImages(files)).toBe(are);
});

test("what can not be read, such as a folder, is no image", async () => {
  const folder = new File([png], "photos");
  const unreadable = Object.assign(folder, {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException("", "NotFoundError")) }),
  });
  expect(await areImages([unreadable])).toBe(false);
});

test("a file may be as large, and images as many, as the server takes, and no more", () => {
  const sized = (size: number) => ({ size }) as File;
  expect(filesProblem([sized(imageBytesMax)], imagesMax - 1)).toBeUndefined();
  expect(filesProblem([sized(imageBytesMax + 1)], 0)).toBe(imageTexts.tooLarge);
  expect(filesProblem([sized(1)], imagesMax)).toBe(imageTexts.tooMany);
});

test("another description of an image is something to save, where it is shown from is not", () => {
  const [image] = fieldsOf({ ...post, image: ["a.webp"], alts: ["A stamp"] }).images;
  const written = (change: object) => ({ ...post, images: image ? [{ ...image, ...change }] : [] });
  expect(isSame(written({}), written({ src: "blob:elsewhere" }))).toBe(true);
  expect(isSame(written({}), written({ alt: "Another" }))).toBe(false);
});
