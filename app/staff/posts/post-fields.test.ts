import { expect, test } from "vitest";
import { fieldsOf } from "./post-fields.ts";

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
