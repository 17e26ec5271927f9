import { expect, test } from "vitest";
import { noSource } from "#contract/lead-signals.ts";
import { wayOf, zoneText } from "./source-words.ts";

const direct = { ...noSource, landing: "/about" };

test.each([
  [direct, ""],
  [{ ...direct, referrer: "search.example" }, "search.example"],
  [{ ...direct, utm_source: "letter", utm_campaign: "spring" }, "letter, spring"],
  [
    {
      ...direct,
      utm_source: "letter",
      utm_medium: "email",
      utm_campaign: "spring",
      referrer: "mail.example",
    },
    "letter, email, spring (mail.example)",
  ],
])("%j reads %j", (source, text) => {
  expect(wayOf(source)).toBe(text);
});

test("a time zone is named by its place", () => {
  expect(zoneText("America/New_York")).toBe("New York time");
  expect(zoneText("Asia/Kolkata")).toBe("India Standard Time");
  expect(zoneText("Asia/Calcutta")).toBe("India Standard Time");
  expect(zoneText("America/Chicago")).toBe("Central Time");
  expect(zoneText("")).toBe("");
});
