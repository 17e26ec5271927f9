import { expect, test } from "vitest";
import { templateValues } from "./template-values.ts";

const lead = {
  name: "Anjali Mathew",
  receipt: "M-7K4Q-X2RD",
  category: "Student Visa",
  office: "kochi" as const,
};

test("a template speaks of this lead, and of who writes", () => {
  expect(templateValues(lead, { name: "", email: "priya.menon@example.com" })).toEqual({
    name: "Anjali Mathew",
    receipt: "M-7K4Q-X2RD",
    category: "Student Visa",
    staff: "Priya Menon",
    office: "Kochi",
  });
});

test("a message without a category is about US visas", () => {
  const writer = { name: "Priya Menon", email: "admin@example.com" };
  const values = templateValues({ ...lead, category: "", office: "austin" }, writer);
  expect(values).toMatchObject({ category: "US visas", staff: "Priya Menon", office: "Austin" });
});
