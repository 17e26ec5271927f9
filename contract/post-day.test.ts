import { expect, test } from "vitest";
import { postDay } from "./post-day.ts";

test("a post's day is the day in Kolkata", () => {
  expect(postDay("2025-05-16T18:29:59.000Z")).toBe("May 16, 2025");
  expect(postDay("2025-05-16T18:30:00.000Z")).toBe("May 17, 2025");
});
