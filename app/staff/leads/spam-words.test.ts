import { expect, test } from "vitest";
import { otherSendersMax } from "#contract/spam.ts";
import { reasonText } from "./spam-words.ts";

test.each([
  { count: 1, says: "1 other address" },
  { count: otherSendersMax - 1, says: "19 other addresses" },
  { count: otherSendersMax, says: "20 or more other addresses" },
])("a text from $count others came from $says", ({ count, says }) => {
  const words = reasonText({ code: "repeated-text", points: 30, count });

  expect(words).toBe(`The same text came from ${says} lately.`);
});
