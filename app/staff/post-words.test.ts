import { expect, test } from "vitest";
import { postWords } from "./post-words.ts";

test("a post is called by the words of its id", () => {
  expect(postWords("who-may-help-you-xhsjnj")).toBe("Who may help you");
  expect(postWords("xhsjnj")).toBe("xhsjnj");
});
