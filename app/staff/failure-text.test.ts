import { expect, test, vi } from "vitest";
import { ApiFailure } from "#app/api.ts";
import { failureText } from "./failure-text.ts";

const otherwise = "It could not be done.";

test("the server's own words come first", () => {
  expect(failureText(new ApiFailure(409, "Somebody was first."), otherwise)).toBe(
    "Somebody was first.",
  );
  expect(failureText(new ApiFailure(0), otherwise)).toBe(otherwise);
});

test("a failure that nobody foresaw is told as well, and reported", () => {
  const reportError = vi.fn();
  vi.stubGlobal("reportError", reportError);
  const bug = new TypeError("nobody foresaw it");

  expect(failureText(bug, otherwise)).toBe(otherwise);
  expect(reportError).toHaveBeenCalledWith(bug);
  vi.unstubAllGlobals();
});
