import { expect, test } from "vitest";
import { aMessage, anEnquiry, startTestApp } from "#tests/kit.ts";

const email = (length: number) => `${"a".repeat(length - "@example.com".length)}@example.com`;
const text = (length: number) => "x".repeat(length);

const fields = [
  { path: "/api/enquiry", field: "name", most: 200, label: "Full Name", make: text },
  { path: "/api/enquiry", field: "email", most: 254, label: "Email", make: email },
  { path: "/api/enquiry", field: "location", most: 200, label: "Location", make: text },
  { path: "/api/enquiry", field: "doubt", most: 10_000, label: "Your question", make: text },
  { path: "/api/contact", field: "name", most: 200, label: "Name", make: text },
  { path: "/api/contact", field: "email", most: 254, label: "Email", make: email },
  { path: "/api/contact", field: "message", most: 10_000, label: "Message", make: text },
  { path: "/api/subscription", field: "email", most: 254, label: "Email", make: email },
];
const bodies: Record<string, object> = {
  "/api/enquiry": anEnquiry(),
  "/api/contact": aMessage(),
  "/api/subscription": {},
};

test.each(fields)("$path takes $most characters of $field, all of them", async (given) => {
  const { path, field, most, make } = given;
  const app = await startTestApp();

  const answer = await app.post(path, { ...bodies[path], [field]: make(most) });

  expect(answer.status).toBe(201);
  const { data } = await app.asStaff().get(path);
  expect(data).toMatchObject([{ [field]: make(most) }]);
});

test.each(fields)("$path refuses one more than $most characters of $field", async (given) => {
  const { path, field, most, label, make } = given;
  const app = await startTestApp();

  const answer = await app.post(path, { ...bodies[path], [field]: make(most + 1) });

  const limit = most === 10_000 ? "10,000" : most;
  expect(answer).toMatchObject({
    status: 400,
    error: `${label} can have at most ${limit} characters.`,
  });
  expect((await app.asStaff().get(path)).data).toEqual([]);
});

test("blanks around a text do not count", async () => {
  const app = await startTestApp();

  const answer = await app.post("/api/enquiry", anEnquiry({ name: `  ${text(200)}  ` }));

  expect(answer.status).toBe(201);
});

test("the longest enquiry still goes when every character is escaped", async () => {
  const app = await startTestApp();
  const longest = anEnquiry({ name: text(200), location: text(200), doubt: text(10_000) });

  const escaped = JSON.stringify(longest).replaceAll("x", "\\u0078");
  const answer = await app.post("/api/enquiry", escaped);

  expect(answer.status).toBe(201);
  expect((await app.asStaff().get("/api/enquiry")).data).toMatchObject([{ doubt: text(10_000) }]);
});
