import { expect, test } from "vitest";
import { actionOf } from "./keys.ts";

const page = { isTyping: false, isInDialog: false };
const press = { key: "", code: "", shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

test.each([
  ["j", "next"],
  ["k", "previous"],
  ["e", "stage"],
  ["r", "reply"],
  ["x", "choose"],
  ["/", "search"],
  ["?", "help"],
  ["z", "undo"],
  ["q", undefined],
])("%s on the page is %s", (key, action) => {
  expect(actionOf({ ...press, key }, page, true)).toBe(action);
});

test("Ctrl Z and Command Z undo, other keys with them are the browser's", () => {
  expect(actionOf({ ...press, key: "z", ctrlKey: true }, page, false)).toBe("undo");
  expect(actionOf({ ...press, key: "z", metaKey: true }, page, false)).toBe("undo");
  expect(actionOf({ ...press, key: "j", ctrlKey: true }, page, true)).toBeUndefined();
  expect(actionOf({ ...press, key: "x", altKey: true }, page, true)).toBeUndefined();
});

test.each([
  { ...page, isTyping: true },
  { ...page, isInDialog: true },
])("nothing happens while typing ($isTyping) or in a dialog ($isInDialog)", (place) => {
  for (const key of "jkerx/?z") expect(actionOf({ ...press, key }, place, true)).toBeUndefined();
  expect(actionOf({ ...press, key: "z", ctrlKey: true }, place, true)).toBeUndefined();
});

test("a keyboard of another script has the same keys, in the same places", () => {
  expect(actionOf({ ...press, key: "ജ", code: "KeyJ" }, page, true)).toBe("next");
  expect(actionOf({ ...press, key: "ζ", code: "KeyZ", ctrlKey: true }, page, true)).toBe("undo");
  expect(actionOf({ ...press, key: "ജ", code: "KeyJ" }, { ...page, isTyping: true }, true)).toBe(
    undefined,
  );
});

test("single keys can be switched off", () => {
  for (const key of "jkerx/?z") expect(actionOf({ ...press, key }, page, false)).toBeUndefined();
});
