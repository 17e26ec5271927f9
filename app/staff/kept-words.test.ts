import { afterEach, expect, test } from "vitest";
import { tabStore } from "#app/ui/browser-store.ts";
import { forgetAllWords, wordsPrefix } from "./forget-words.ts";
import { forgetWords, keepWords, keptWords } from "./kept-words.ts";

afterEach(forgetAllWords);

const reply = { subject: "Your enquiry", text: "Dear Leela,", since: "2026-03-02T09:00:00.000Z" };

test("what was begun for a lead is kept until it is forgotten, and for that lead alone", () => {
  keepWords("reply", "a", reply);
  keepWords("note", "a", { text: "Call after six.", sending: { key: "k", what: "w" } });

  expect(keptWords("reply", "a")).toEqual(reply);
  expect(keptWords("note", "a")).toMatchObject({ sending: { key: "k" } });
  expect(keptWords("reply", "b")).toBeUndefined();

  forgetWords("reply", "a");
  expect(keptWords("reply", "a")).toBeUndefined();
  expect(keptWords("note", "a")?.text).toBe("Call after six.");
});

test.each([
  ["reply", { subject: "Your enquiry" }],
  ["note", { text: "Call.", sending: { key: 1 } }],
  ["hand-over", { text: "Please.", office: "elsewhere" }],
  ["next-step", { step: "Call" }],
  ["campaign", { fields: { subject: "July", intro: "" } }],
  ["template", { words: {} }],
  ["template", { words: { name: "", subject: "", text: "" }, stored: { id: "t" } }],
] as const)("a kept %s of another shape is none: %o", (kind, words) => {
  tabStore.writeJson(`${wordsPrefix}${kind}:a`, words);

  expect(keptWords(kind, "a")).toBeUndefined();
});
