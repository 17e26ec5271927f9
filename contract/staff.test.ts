import { expect, test } from "vitest";
import { loginInput, resetPasswordInput } from "./staff.ts";
import { check } from "./validate.ts";

const both = "Both email and password are required.";
const invalid = "Please enter a valid email address.";

test.each([
  { input: {}, says: both },
  { input: { email: "a@b.co" }, says: both },
  { input: { password: "12345678" }, says: both },
  { input: { email: " ", password: "12345678" }, says: both },
  { input: { email: "a@b.co", password: "" }, says: both },
  { input: { email: "not an address", password: "" }, says: both },
  { input: { email: 7, password: "12345678" }, says: both },
  { input: { email: "a@b.co", password: ["12345678"] }, says: both },
  { input: { email: "a@b", password: "12345678" }, says: invalid },
  { input: { email: `${"a".repeat(250)}@b.co`, password: "12345678" }, says: invalid },
])("$input says: $says", ({ input, says }) => {
  expect(check(loginInput, input)).toMatchObject({ ok: false, error: says });
});

test("the email is trimmed, the password is not", () => {
  expect(check(loginInput, { email: " a@b.co ", password: " 1234567 " })).toEqual({
    ok: true,
    value: { email: "a@b.co", password: " 1234567 ", code: "" },
  });
});

test("NUL, which PostgreSQL can not compare, does not reach the database", () => {
  expect(check(loginInput, { email: "a\0@b.co", password: "12345678" })).toMatchObject({
    ok: true,
    value: { email: "a@b.co" },
  });
});

test.each([
  { what: "8 characters", newPassword: "12345678" },
  {
    what: "many, with blanks at its ends, a line and any letters",
    newPassword: ` ${"കൊച്ചി\n🛂 ".repeat(100)} `,
  },
])("a new password of $what is taken as it was typed", ({ newPassword }) => {
  const sent = { email: "a@b.co", otp: "123456", newPassword };
  expect(check(resetPasswordInput, sent)).toEqual({ ok: true, value: sent });
});
