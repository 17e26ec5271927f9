import { anything, property, assert as verify } from "fast-check";
import { describe, expect, test } from "vitest";
import { contactFormInput, contactInput, enquiryInput, subscriptionInput } from "./leads.ts";
import { categoryPlaceholder } from "./services.ts";
import { loginInput } from "./staff.ts";
import { check } from "./validate.ts";

const enquiry = {
  name: "Anjali Mathew",
  email: "anjali@example.com",
  number: "5125550142",
  category: "Student Visa",
};

describe("a phone number", () => {
  test.each([
    "5125550142",
    " 512 555 0142 ",
    "512-555-0142",
    "512.555.0142",
    "(512) 555-0142",
    "[512] 555 0142",
    "512\u2010555\u20110142",
    "512\u00a0555\u00a00142",
    "+15125550142",
    "+1 (512) 555-0142",
    "+915125550142",
    "+91 51255 50142",
    "+91-512-555-0142",
    "(+1) 512 555 0142",
    "\u202a+91 51255 50142\u202c",
    "\u200e512\u200b555\u00ad0142\ufeff",
  ])("%j is stored as its 10 digits", (number) => {
    const checked = check(enquiryInput, { ...enquiry, number });
    expect(checked).toMatchObject({ ok: true, value: { number: "5125550142" } });
  });

  test.each([
    "555-0142",
    "512555014",
    "51255501420",
    "15125550142",
    "915125550142",
    "0015125550142",
    "+445125550142",
    "+1 512 555 014",
    "+1 +1 512 555 0142",
    "1+5125550142",
    "512/555/0142",
    "512555O142",
    "５１２５５５０１４２",
    "٥١٢٥٥٥٠١٤٢",
    "5125550142 ext. 3",
    "-",
  ])("%j is not guessed at", (number) => {
    expect(check(enquiryInput, { ...enquiry, number })).toEqual({
      ok: false,
      error: "Enter a valid 10-digit phone number.",
      field: "number",
    });
  });
});

describe("an email address", () => {
  test.each([
    "a@b.co",
    "first.last+tag@sub.example.com",
    "ä@ö.example",
    "a@b.c.d",
    "o'neil@b.co",
    // Joiners, which Malayalam and Persian are written with.
    "a@ശ്രീ\u200d.example",
    "a@نامه\u200cای.example",
  ])("%j is taken", (email) => {
    expect(check(subscriptionInput, { email })).toMatchObject({ ok: true, value: { email } });
  });

  test.each(["\u202aa@b.co\u202c", "a@b.co\u200b", " \u200ea@b\u00ad.co\ufeff "])(
    "%j is taken without what nobody sees",
    (email) => {
      expect(check(enquiryInput, { ...enquiry, email })).toMatchObject({
        ok: true,
        value: { email: "a@b.co" },
      });
    },
  );

  test.each([
    "a",
    "a@b",
    "@b.co",
    "a@.co",
    "a@b.",
    "a b@c.co",
    "a@b c.co",
    "a@b@c.co",
    "a@b.co,d@e.co",
    "\u202aa@b\u202c",
  ])("%j is not", (email) => {
    expect(check(subscriptionInput, { email })).toMatchObject({
      ok: false,
      error: "Enter a valid email.",
    });
  });
});

describe("the contact page's form", () => {
  const message = { name: "Rahul", email: "rahul@example.com", phone: "", message: "Hello" };

  test.each([
    { broken: { name: " ", email: "", phone: "1", message: "" }, says: "Name is required." },
    { broken: { email: " ", phone: "1", message: "" }, says: "Email is required." },
    { broken: { email: "rahul", phone: "1", message: "" }, says: "Enter a valid email address." },
    { broken: { phone: "1", message: "" }, says: "Enter a valid 10-digit phone number." },
    { broken: { phone: "+1", message: "" }, says: "Enter a valid 10-digit phone number." },
    { broken: { message: " \n " }, says: "Message is required." },
    { broken: { message: undefined }, says: "Message is required." },
  ])("$broken: $says", ({ broken, says }) => {
    const checked = check(contactFormInput, { ...message, ...broken });
    expect(checked).toMatchObject({ ok: false, error: says });
  });

  test("the API takes what the form would not: a message that is missing", () => {
    expect(check(contactFormInput, message)).toMatchObject({ ok: true });
    expect(check(contactInput, { ...message, message: undefined })).toMatchObject({ ok: true });
  });
});

test("the placeholder of the category selector is no category", () => {
  expect(categoryPlaceholder).toBe("Select your enquiry category");
  expect(check(enquiryInput, { ...enquiry, category: categoryPlaceholder })).toMatchObject({
    ok: false,
    error: "Please select a category.",
  });
});

test.each([
  { name: "enquiryInput", schema: enquiryInput },
  { name: "contactInput", schema: contactInput },
  { name: "contactFormInput", schema: contactFormInput },
  { name: "subscriptionInput", schema: subscriptionInput },
  { name: "loginInput", schema: loginInput },
])("$name answers anything at all with a value or a text for people", ({ schema }) => {
  verify(
    property(anything({ withNullPrototype: true }), (input) => {
      const checked = check(schema, input);
      if (!checked.ok) expect(checked.error).toMatch(/^[A-Z].*\.$/);
    }),
    { seed: 20_261_121, numRuns: 1000 },
  );
});
