import { expect, test } from "vitest";
import { countOf } from "./count-words.ts";

test("counts of one and of many", () => {
  expect([countOf(1, "lead"), countOf(1204, "lead")]).toEqual(["1 lead", "1,204 leads"]);
  expect(countOf(0, "enquiry", "enquiries")).toBe("0 enquiries");
});
