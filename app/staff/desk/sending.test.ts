import { expect, test } from "vitest";
import { sendingOf } from "./sending.ts";

test("the same has one key, however often it is sent; anything else has another", () => {
  const first = sendingOf({ text: "Call after six." }, undefined);

  expect(sendingOf({ text: "Call after six." }, first)).toBe(first);
  expect(sendingOf({ text: "Call at six." }, first).key).not.toBe(first.key);
});
