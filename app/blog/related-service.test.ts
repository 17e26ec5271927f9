import { expect, test } from "vitest";
import { relatedService } from "./related-service.ts";

test.each([
  { title: "221(g) in law", content: "", is: "visa-refusal-221g" },
  { title: "A NURSE's job offer", content: "", is: "visa-for-nurses-rn" },
  { title: "Workers from Singapore", content: "H-1B1, not H-1B", is: "h-1b1-singapore-visa" },
  { title: "Abroad", content: "E-3D and H-4 wait", is: "h-4-e-3d-td-dependent-visa-and-ead" },
  // One word of the title outweighs three of the text.
  { title: "Form I-864", content: "F-1, I-20, student", is: "family-based-visa" },
  { title: "On patience", content: "A relatively long wait, on XB-1.", is: undefined },
])("$title / $content: $is", ({ title, content, is }) => {
  expect(relatedService({ title, content })?.slug).toBe(is);
});
