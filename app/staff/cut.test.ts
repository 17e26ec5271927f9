import { afterEach, expect, test, vi } from "vitest";
import { cut } from "./cut.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  { is: "empty", text: "", shown: "" },
  { is: "shorter", text: "May I travel?", shown: "May I travel?" },
  { is: "40 characters", text: "a".repeat(40), shown: "a".repeat(40) },
  { is: "41 characters", text: "a".repeat(41), shown: `${"a".repeat(40)}…` },
  { is: "cut after a blank", text: `${"a".repeat(39)} b`, shown: `${"a".repeat(39)} …` },
  { is: "40 emoji", text: "👩‍⚕️".repeat(40), shown: "👩‍⚕️".repeat(40) },
  { is: "41 Malayalam syllables", text: "കോ".repeat(41), shown: `${"കോ".repeat(40)}…` },
])("a text that is $is", ({ text, shown }) => {
  expect(cut(text)).toBe(shown);
});

test("a browser that knows no reader's characters counts the others, and cuts none in two", async () => {
  vi.stubGlobal("Intl", {});
  vi.resetModules();
  const older = await import("./cut.ts");

  expect(older.cut("May I travel?")).toBe("May I travel?");
  expect(older.cut("😀".repeat(41))).toBe(`${"😀".repeat(40)}…`);
});
