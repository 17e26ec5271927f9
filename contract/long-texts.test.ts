import type { GenericSchema } from "valibot";
import { expect, test } from "vitest";
import { hostileTexts } from "#tests/hostile-texts.ts";
import { postInput } from "./blog.ts";
import { botTokenInput } from "./bot-check.ts";
import { leadListQuery, leadOrders } from "./lead-list.ts";
import { contactInput, enquiryInput, subscriptionInput } from "./leads.ts";
import { forgotPasswordInput, loginInput, resetPasswordInput } from "./staff.ts";
import { check } from "./validate.ts";

const schemas: Record<string, GenericSchema> = {
  enquiryInput,
  contactInput,
  subscriptionInput,
  loginInput,
  forgotPasswordInput,
  resetPasswordInput,
  postInput,
  botTokenInput,
  list: leadListQuery(leadOrders.enquiry),
};
const fields = ["name", "email", "number", "phone", "category", "location", "doubt", "message"];
const more = ["password", "otp", "newPassword", "title", "content", "token", "page", "q", "sort"];
const valid: Record<string, string> = {
  name: "Asha",
  email: "a@example.com",
  number: "5125550142",
  category: "TN Visa",
  password: "long enough",
  otp: "123456",
  newPassword: "long enough",
  title: "Title",
  content: "Content",
  token: "x",
};

// A rule that takes the square of the length would need minutes for one of them, beyond any test's time.
test.each(Object.keys(schemas))("%s answers at once to texts of 1 MB in any field", (name) => {
  const schema = schemas[name];
  const texts = hostileTexts(1_000_000);
  if (!schema) throw new Error(name);

  for (const field of [...fields, ...more]) {
    for (const text of texts) {
      expect(check(schema, { ...valid, [field]: text })).toHaveProperty("ok");
    }
  }
});
