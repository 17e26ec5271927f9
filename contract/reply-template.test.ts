import { constantFrom, property, record, string, assert as verify } from "fast-check";
import { describe, expect, test } from "vitest";
import { filled, placeholders, replyInput, templateInput } from "./reply-template.ts";
import { check } from "./validate.ts";

const values = {
  name: "Anjali Mathew",
  receipt: "M-7K4Q-X2RD",
  category: "Student Visa",
  staff: "Priya",
  office: "Kochi",
};
const template = {
  name: "First answer",
  subject: "About {category}",
  text: "Dear {name},\n{staff}",
};
const reply = { subject: "About your visa", text: "Dear Anjali,\nyes." };

test("placeholders become the lead's values, as often as they stand there; other braces stay", () => {
  expect(
    filled("Dear {name}, {receipt}. {name}! {staff}, {office}: {category} {fee}", values),
  ).toBe("Dear Anjali Mathew, M-7K4Q-X2RD. Anjali Mathew! Priya, Kochi: Student Visa {fee}");
});

test("a value is never filled in itself, and every text without braces stays as it is", () => {
  expect(filled("{name}", { ...values, name: "{receipt} $& $1" })).toBe("{receipt} $& $1");
  const bare = string().filter((text) => !/[{}]/.test(text));
  verify(property(bare, (text) => void expect(filled(text, values)).toBe(text)));
});

describe("a template", () => {
  test("may use every placeholder", () => {
    const text = placeholders.map((name) => `{${name}}`).join(" ");
    expect(check(templateInput, { ...template, text })).toMatchObject({ ok: true });
  });

  test.each([
    ["text", "Dear {nmae},", "{nmae}"],
    ["text", "Dear { name },", "{ name }"],
    ["text", "{}", "{}"],
    ["subject", "{Name}", "{Name}"],
  ])("is refused for its %s %j", (field, words, named) => {
    expect(check(templateInput, { ...template, [field]: words })).toEqual({
      ok: false,
      field,
      error: `${named} is no placeholder. There are {name}, {receipt}, {category}, {staff}, {office}.`,
    });
  });

  test.each([
    [{ name: " " }, "A template needs a name."],
    [{ name: "n".repeat(81) }, "The name can have at most 80 characters."],
    [{ subject: "" }, "A subject is required."],
    [{ subject: "s".repeat(201) }, "The subject can have at most 200 characters."],
    [{ text: undefined }, "A text is required."],
    [{ text: "t".repeat(10_001) }, "The text can have at most 10,000 characters."],
  ])("is refused with %o: %s", (change, error) => {
    expect(check(templateInput, { ...template, ...change })).toMatchObject({ ok: false, error });
  });
});

describe("a reply", () => {
  test("is sent as it was written; its subject is one line", () => {
    expect(check(replyInput, { subject: " About\r\nyour visa ", text: reply.text })).toEqual({
      ok: true,
      value: reply,
    });
  });

  test("may have braces of its own", () => {
    expect(check(replyInput, { ...reply, text: "{} {a}" })).toMatchObject({ ok: true });
  });

  test.each(["{name}", "{staff}"])("is refused while %s stands in it", (left) => {
    const error = `${left} is still to be filled in.`;
    for (const field of ["subject", "text"]) {
      expect(check(replyInput, { ...reply, [field]: `Dear ${left},` })).toMatchObject({
        ok: false,
        field,
        error,
      });
    }
  });

  test("filled from any template, it can be sent", () => {
    const word = constantFrom(...placeholders.map((name) => `{${name}}`), "Dear", ",\n", "{", "}");
    verify(
      property(record({ a: word, b: word, c: word }), ({ a, b, c }) => {
        const checked = check(templateInput, { ...template, text: `x ${a} ${b} ${c}` });
        if (!checked.ok) return;
        const text = filled(checked.value.text, values);
        expect(check(replyInput, { ...reply, text })).toMatchObject({ ok: true });
      }),
    );
  });
});
