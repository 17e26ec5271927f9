import { property, assert as verify } from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { anyText } from "#tests/any-text.ts";
import { check, form, isMended, optional, required } from "./validate.ts";

const person = form({
  name: required("Name is required.", "Name", 5),
  nick: optional("Nickname", 5),
});

test("what was said of a field is so until its rule passes, whatever else is wrong by then", () => {
  const said = { text: "Name is required.", field: "name" };
  expect(isMended(said, check(person, { name: "  " }))).toBe(false);
  expect(isMended(said, check(person, { name: "Ann" }))).toBe(true);
  expect(isMended(said, check(person, { name: "123456" }))).toBe(true);
  expect(isMended(said, check(person, { name: "Ann", nick: "123456" }))).toBe(true);
});

describe("check", () => {
  test("gives the value", () => {
    expect(check(person, { name: " Ann ", nick: "A" })).toEqual({
      ok: true,
      value: { name: "Ann", nick: "A" },
    });
  });

  test.each([
    { input: {}, says: "Name is required.", field: "name" },
    { input: { name: " " }, says: "Name is required.", field: "name" },
    { input: { name: null }, says: "Name is required.", field: "name" },
    { input: { name: 7 }, says: "Name is required.", field: "name" },
    { input: { name: "123456" }, says: "Name can have at most 5 characters.", field: "name" },
    { input: { name: "Ann", nick: 7 }, says: "Nickname must be text.", field: "nick" },
    { input: { name: "Ann", nick: null }, says: "Nickname must be text.", field: "nick" },
    {
      input: { name: "Ann", nick: "123456" },
      says: "Nickname can have at most 5 characters.",
      field: "nick",
    },
  ])("$input says: $says", ({ input, says, field }) => {
    expect(check(person, input)).toEqual({ ok: false, error: says, field });
  });

  test("of two broken fields the first one is named", () => {
    expect(check(person, { nick: 7 })).toMatchObject({ field: "name" });
  });

  test.each([null, undefined, "text", 7, true])("%j is not an object with fields", (input) => {
    expect(check(person, input)).toEqual({ ok: false, error: "Send an object with the fields." });
  });

  test("a failing rule of the whole form names no field", () => {
    const never = v.pipe(
      person,
      v.check(() => false, "Not these two together."),
    );
    expect(check(never, { name: "Ann" })).toEqual({
      ok: false,
      error: "Not these two together.",
    });
  });
});

describe("text", () => {
  const value = (text: string) => {
    const checked = check(form({ text: optional("Text", 1000) }), { text });
    return checked.ok ? checked.value.text : checked.error;
  };

  test("a missing optional field is the empty string", () => {
    expect(check(person, { name: "Ann" })).toEqual({ ok: true, value: { name: "Ann", nick: "" } });
  });

  test.each([
    { typed: "An\0na\0", becomes: "Anna", why: "NUL is dropped" },
    { typed: "\0 Anna \0", becomes: "Anna", why: "NUL does not shield blanks from the trim" },
    { typed: "a\uD83Db", becomes: "a\uFFFDb", why: "a lone first surrogate is replaced" },
    { typed: "a\uDE00b", becomes: "a\uFFFDb", why: "a lone second surrogate is replaced" },
    { typed: "\uDE00\uD83D", becomes: "\uFFFD\uFFFD", why: "a pair the wrong way round, too" },
    { typed: "\uD83D\0\uDE00", becomes: "😀", why: "a pair that NUL had parted is whole again" },
    { typed: "a😀b", becomes: "a😀b", why: "a pair stays" },
    { typed: "e\u0301", becomes: "e\u0301", why: "nothing is normalised" },
  ])("$why", ({ typed, becomes }) => {
    expect(value(typed)).toBe(becomes);
  });

  test("the length counts after the cleaning", () => {
    expect(check(person, { name: "  12\x00345  " })).toMatchObject({ ok: true });
  });

  test("what came out clean comes out the same again", () => {
    verify(
      property(anyText({ maxLength: 1000 }), (typed) => {
        expect(value(value(typed))).toBe(value(typed));
      }),
      { seed: 20_261_121, numRuns: 1000 },
    );
  });
});
