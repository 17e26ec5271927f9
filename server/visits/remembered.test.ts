import { expect, test, vi } from "vitest";
import { remembered } from "./remembered.ts";

test("what others have said is found once; of longer texts than browsers send nothing is kept", () => {
  const find = vi.fn((text: string) => text.length);
  const lengthOf = remembered(find);
  const usual = "x".repeat(300);
  const long = "x".repeat(301);

  expect([usual, usual, long, long].map(lengthOf)).toEqual([300, 300, 301, 301]);

  expect(find.mock.calls.flat()).toEqual([usual, long, long]);
});
