import { expect, test } from "vitest";
import { inOrder } from "./categories.ts";

test("categories to choose from come in the site's order, one that it has no more comes last", () => {
  const byName = ["E-3 Visa", "Fiancé Visa", "H-2B Visa", "I-485 Adjustment of status", "TN Visa"];
  expect(inOrder(byName)).toEqual([
    "Fiancé Visa",
    "TN Visa",
    "I-485 Adjustment of status",
    "E-3 Visa",
    "H-2B Visa",
  ]);
});
