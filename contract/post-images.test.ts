import { expect, test } from "vitest";
import { imagesOf } from "./post-images.ts";

const unknown = { width: 0, height: 0, hasAvif: false };
const both = [
  { name: "a.webp", alt: "A stamp", ...unknown },
  { name: "b.webp", alt: "", ...unknown },
];

test.each([
  { image: ["a.webp", "b.webp"], is: both },
  { image: '["a.webp","b.webp"]', is: both },
  { image: '["a.webp",7,null,"b.webp"]', is: both },
  { image: "not JSON", is: [] },
  { image: '{"a":1}', is: [] },
  { image: [], is: [] },
])("$image", ({ image, is }) => {
  expect(imagesOf({ image, alts: ["A stamp"] })).toEqual(is);
});

test("what is known of a picture is kept", () => {
  const picture = { name: "b.webp", alt: "A seal", width: 900, height: 600, hasAvif: true };

  expect(imagesOf({ image: ["a.webp", "b.webp"], pictures: [picture] })).toEqual([
    { name: "a.webp", alt: "", ...unknown },
    picture,
  ]);
});
