import { expect, test } from "vitest";
import { keyOf } from "./key-of.ts";

const press = { key: "", code: "", shiftKey: false };

test.each([
  ["Malayalam", "ജ", "KeyJ", "j"],
  ["Hindi, a sign of a vowel", "ा", "KeyE", "e"],
  ["Hindi, two letters at once", "ज्ञ", "KeyK", "k"],
  ["Greek", "ζ", "KeyZ", "z"],
  ["Hindi", "य", "Slash", "/"],
  ["Hindi, a digit", "३", "Digit3", "3"],
  ["Malayalam, a key that stands for none", "െ", "Quote", "െ"],
])("%s: %s at %s is %s", (_layout, key, code, meant) => {
  expect(keyOf({ ...press, key, code })).toBe(meant);
});

test.each([
  ["Malayalam", "ഴ", "Slash", "?"],
  ["Hindi, which has letters over its digits", "ऍ", "Digit1", "ऍ"],
  ["Malayalam", "റ", "KeyJ", "റ"],
])("%s, with Shift: %s at %s is %s", (_layout, key, code, meant) => {
  expect(keyOf({ key, code, shiftKey: true })).toBe(meant);
});

test.each([
  ["Dvorak", "j", "KeyC"],
  ["Dvorak", "e", "KeyD"],
  ["QWERTZ", "z", "KeyY"],
  ["AZERTY", "é", "Digit2"],
  ["AZERTY", "&", "Digit1"],
  ["German, with AltGr", "€", "KeyE"],
  ["Turkish", "ı", "KeyI"],
  ["any", "Enter", "Enter"],
  ["any, a letter that waits for another", "Dead", "KeyE"],
])("%s: what says %s at %s is that", (_layout, key, code) => {
  expect(keyOf({ ...press, key, code })).toBe(key);
});
