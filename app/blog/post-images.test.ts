import { expect, test } from "vitest";
import { imagesOf } from "./post-images.ts";

const both = [
  { src: "/uploads/a.webp", alt: "A stamp" },
  { src: "/uploads/b.webp", alt: "" },
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
