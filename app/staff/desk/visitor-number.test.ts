import { expect, test } from "vitest";
import { callLink, chatLink, likelyCountry, numberText } from "./visitor-number.ts";

test.each([
  ["Asia/Kolkata", "austin", "91"],
  ["Asia/Calcutta", "austin", "91"],
  ["America/Chicago", "kochi", "1"],
  ["US/Central", "kochi", "1"],
  ["Pacific/Honolulu", "kochi", "1"],
  ["Europe/London", "kochi", "91"],
  ["", "kochi", "91"],
  ["", "austin", "1"],
] as const)("ten digits from %j, with the office in %s, are of +%s", (zone, office, country) => {
  expect(likelyCountry({ zone, office })).toBe(country);
});

test("the links have the whole number, the text is readable", () => {
  expect(callLink("9847012345", "91")).toBe("tel:+919847012345");
  expect(chatLink("9847012345", "91")).toBe("https://wa.me/919847012345");
  expect(numberText("9847012345", "91")).toBe("+91 98470 12345");
  expect(callLink("5125550142", "1")).toBe("tel:+15125550142");
  expect(chatLink("5125550142", "1")).toBe("https://wa.me/15125550142");
  expect(numberText("5125550142", "1")).toBe("+1 512 555 0142");
});
