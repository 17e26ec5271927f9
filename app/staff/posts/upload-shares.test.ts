import { expect, test } from "vitest";
import { uploadShares } from "./upload-shares.ts";

test.each([
  { sent: 0, shares: [0, 0] },
  { sent: 20, shares: [0, 0] },
  { sent: 70, shares: [0.5, 0] },
  { sent: 120, shares: [1, 0] },
  { sent: 170, shares: [1, 0.25] },
  { sent: 320, shares: [1, 1] },
])("of 20 bytes of text and files of 100 and 200, $sent have gone", ({ sent, shares }) => {
  expect(uploadShares([100, 200], sent, 320)).toEqual(shares);
});

test("an empty file has gone when its turn has come", () => {
  expect(uploadShares([0, 10], 0, 15)).toEqual([0, 0]);
  expect(uploadShares([0, 10], 6, 15)).toEqual([1, 0.1]);
});

test("no file, no share", () => {
  expect(uploadShares([], 5, 10)).toEqual([]);
});
