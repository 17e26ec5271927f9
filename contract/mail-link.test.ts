import { expect, test } from "vitest";
import { mailLink } from "./mail-link.ts";

test("an ordinary address stays readable", () => {
  expect(mailLink("anjali.mathew@example.com")).toBe("mailto:anjali.mathew@example.com");
});

test("the subject is escaped", () => {
  expect(mailLink("a@example.com", "Re: E & Co")).toBe(
    "mailto:a@example.com?subject=Re%3A%20E%20%26%20Co",
  );
});

test("an address cannot smuggle in a second recipient", () => {
  const link = new URL(mailLink("a?bcc=other@example.com", "Re: E1"));

  expect([...link.searchParams.keys()]).toEqual(["subject"]);
});
