import { expect, test } from "vitest";
import { isSending, sendingOf } from "./sending.ts";

test("the same has one key, however often it is sent; anything else has another", () => {
  const first = sendingOf({ text: "Call after six." }, undefined);

  expect(sendingOf({ text: "Call after six." }, first)).toBe(first);
  expect(sendingOf({ text: "Call at six." }, first).key).not.toBe(first.key);
});

test.each([undefined, {}, { key: "k" }, { key: 1, what: "w" }])("%o is none", (kept) => {
  expect(isSending(kept as Parameters<typeof isSending>[0])).toBe(false);
});
