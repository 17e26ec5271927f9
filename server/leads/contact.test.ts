import { describe, expect, test } from "vitest";
import type { ContactMessage, Sent } from "#contract/answers/leads.ts";
import { aMessage, startTestApp, type TestApp } from "#tests/kit.ts";

const listed = async (app: TestApp) =>
  (await app.asStaff().get<ContactMessage[]>("/api/contact")).data;

test("a message is answered with a receipt, and staff find it with every field", async () => {
  const app = await startTestApp();

  const answer = await app.post<Sent>("/api/contact", aMessage());

  expect(answer.status).toBe(201);
  expect(answer.data).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    receipt: expect.stringMatching(/^M-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
    created_at: "2026-03-02T09:00:00.000Z",
    answer_by: "2026-03-02T18:00:00.000Z",
  });
  expect(await listed(app)).toEqual([{ ...withoutPromise(answer.data), ...aMessage() }]);
});

test("the answer repeats nothing of what was typed", async () => {
  const app = await startTestApp();

  const { text } = await app.post("/api/contact", aMessage());

  for (const value of Object.values(aMessage())) expect(text).not.toContain(value);
});

describe("the first broken rule is said, in the specification's order", () => {
  test.each([
    { broken: { name: undefined, email: "" }, says: "Name is required." },
    { broken: { name: "  ", email: "" }, says: "Name is required." },
    { broken: { name: 7 }, says: "Name is required." },
    { broken: { email: undefined, phone: "1" }, says: "Email is required." },
    { broken: { email: " ", phone: "1" }, says: "Email is required." },
    { broken: { email: "ravi@example", phone: "1" }, says: "Enter a valid email address." },
    { broken: { email: "ravi example.com" }, says: "Enter a valid email address." },
    { broken: { phone: "555-0142" }, says: "Enter a valid 10-digit phone number." },
    { broken: { phone: "15125550142" }, says: "Enter a valid 10-digit phone number." },
  ])("$broken answers 400: $says", async ({ broken, says }) => {
    const app = await startTestApp();

    const answer = await app.post("/api/contact", aMessage(broken));

    expect(answer).toMatchObject({ status: 400, error: says });
    expect(await listed(app)).toEqual([]);
  });
});

test("phone and message are optional", async () => {
  const app = await startTestApp();

  await app.post("/api/contact", aMessage({ phone: undefined, message: undefined }));
  await app.post("/api/contact", aMessage({ phone: "  ", message: "" }));

  const empty = { phone: "", message: "" };
  expect(await listed(app)).toMatchObject([empty, empty]);
});

test("the phone may come as number; under both names, phone counts", async () => {
  const app = await startTestApp();

  await app.post("/api/contact", aMessage({ phone: undefined, number: "+91 484 555 0142" }));
  app.clock.forward(1000);
  await app.post("/api/contact", aMessage({ phone: "5125550142", number: "4845550142" }));

  expect((await listed(app)).map(({ phone }) => phone)).toEqual(["5125550142", "4845550142"]);
});

test("every field is trimmed", async () => {
  const app = await startTestApp();
  const padded = Object.entries(aMessage()).map(([name, value]) => [
    name,
    ` \t\r\n${value}\u00a0 `,
  ]);

  const { data } = await app.post<Sent>("/api/contact", Object.fromEntries(padded));

  expect(await listed(app)).toEqual([{ ...withoutPromise(data), ...aMessage() }]);
});

test("the list is newest first", async () => {
  const app = await startTestApp();
  for (const name of ["first", "second", "third"]) {
    await app.post("/api/contact", aMessage({ name }));
    app.clock.forward(1000);
  }

  expect((await listed(app)).map(({ name }) => name)).toEqual(["third", "second", "first"]);
});

/** The promise is not stored with the lead, but at the desk. */
function withoutPromise({ answer_by: _, ...receipt }: Sent) {
  return receipt;
}
