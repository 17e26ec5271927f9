import { describe, expect, test } from "vitest";
import type { Enquiry, Receipt, Sent } from "#contract/answers/leads.ts";
import { serviceNames } from "#contract/services.ts";
import { anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";

const listed = async (app: TestApp) => (await app.asStaff().get<Enquiry[]>("/api/enquiry")).data;

test("an enquiry is answered with a receipt, and staff find it with every field", async () => {
  const app = await startTestApp();

  const answer = await app.post<Sent>("/api/enquiry", anEnquiry({ number: "5125550142" }));

  expect(answer.status).toBe(201);
  expect(answer.data).toEqual({
    // Version 7: later ids stand behind earlier ones (decision 044).
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21}$/),
    receipt: expect.stringMatching(/^M-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
    created_at: "2026-03-02T09:00:00.000Z",
    answer_by: "2026-03-02T18:00:00.000Z",
  });
  const { number, ...fields } = anEnquiry();
  expect(await listed(app)).toEqual([{ ...withoutPromise(answer.data), ...fields, phone: number }]);
});

test("the answer repeats nothing of what was typed", async () => {
  const app = await startTestApp();

  const { text } = await app.post("/api/enquiry", anEnquiry());

  for (const value of Object.values(anEnquiry())) expect(text).not.toContain(value);
});

describe("the first broken rule is said, in the specification's order", () => {
  test.each([
    { broken: { name: undefined, email: "" }, says: "Full Name is required." },
    { broken: { name: "", email: "" }, says: "Full Name is required." },
    { broken: { name: " \t\n ", number: "" }, says: "Full Name is required." },
    { broken: { name: null }, says: "Full Name is required." },
    { broken: { email: undefined, number: "" }, says: "Email is required." },
    { broken: { email: "  ", number: "1" }, says: "Email is required." },
    { broken: { email: "anjali@example", number: "" }, says: "Enter a valid email." },
    { broken: { email: "anj ali@example.com", number: "" }, says: "Enter a valid email." },
    { broken: { number: undefined, category: "" }, says: "Contact number is required." },
    { broken: { number: "", category: "" }, says: "Contact number is required." },
    { broken: { number: "  ", category: "" }, says: "Contact number is required." },
    { broken: { number: "555-0142", category: "" }, says: "Enter a valid 10-digit phone number." },
    { broken: { number: "51255501420" }, says: "Enter a valid 10-digit phone number." },
    { broken: { category: undefined }, says: "Please select a category." },
    { broken: { category: "" }, says: "Please select a category." },
    { broken: { category: "Select your enquiry category" }, says: "Please select a category." },
    { broken: { category: "Golden Visa" }, says: "Please select a category." },
    { broken: { category: "student visa" }, says: "Please select a category." },
    { broken: { category: ["Student Visa"] }, says: "Please select a category." },
  ])("$broken answers 400: $says", async ({ broken, says }) => {
    const app = await startTestApp();

    const answer = await app.post("/api/enquiry", anEnquiry(broken));

    expect(answer).toMatchObject({ status: 400, error: says });
    expect(answer.data).toBeUndefined();
    expect(await listed(app)).toEqual([]);
  });
});

test("each of the 17 categories is taken", async () => {
  const app = await startTestApp();

  for (const category of serviceNames) {
    expect(await app.post("/api/enquiry", anEnquiry({ category }))).toMatchObject({ status: 201 });
  }

  const categories = (await listed(app)).map(({ category }) => category);
  expect(categories.sort()).toEqual([...serviceNames].sort());
});

test.each(["(512) 555-0142", "+1 512 555 0142", "+91 512.555.0142"])(
  "the number %j is stored as its 10 digits",
  async (number) => {
    const app = await startTestApp();

    await app.post("/api/enquiry", anEnquiry({ number }));

    expect(await listed(app)).toMatchObject([{ phone: "5125550142" }]);
  },
);

test("the number may come as phone; under both names, number counts", async () => {
  const app = await startTestApp();

  await app.post("/api/enquiry", anEnquiry({ number: undefined, phone: "4845550142" }));
  app.clock.forward(1000);
  await app.post("/api/enquiry", anEnquiry({ number: "5125550142", phone: "4845550142" }));

  expect((await listed(app)).map(({ phone }) => phone)).toEqual(["5125550142", "4845550142"]);
});

test("location and question are optional", async () => {
  const app = await startTestApp();

  await app.post("/api/enquiry", anEnquiry({ location: undefined, doubt: undefined }));
  await app.post("/api/enquiry", anEnquiry({ location: "", doubt: "  " }));

  const empty = { location: "", doubt: "" };
  expect(await listed(app)).toMatchObject([empty, empty]);
});

test("every field is trimmed", async () => {
  const app = await startTestApp();
  const padded = Object.entries(anEnquiry()).map(([name, value]) => [
    name,
    ` \t\r\n${value}\u00a0 `,
  ]);

  const { data } = await app.post<Sent>("/api/enquiry", Object.fromEntries(padded));

  const { number, ...fields } = anEnquiry();
  expect(await listed(app)).toEqual([{ ...withoutPromise(data), ...fields, phone: number }]);
});

test("fields that nobody asked for are not stored", async () => {
  const app = await startTestApp();

  const extra = { id: "mine", receipt: "M-MINE-MINE", created_at: "1999", role: "admin" };
  const { data } = await app.post<Sent>("/api/enquiry", anEnquiry(extra));

  const { number, ...fields } = anEnquiry();
  expect(await listed(app)).toEqual([{ ...withoutPromise(data), ...fields, phone: number }]);
});

test("the list is newest first", async () => {
  const app = await startTestApp();
  for (const name of ["first", "second", "third"]) {
    await app.post("/api/enquiry", anEnquiry({ name }));
    app.clock.forward(1000);
  }

  expect((await listed(app)).map(({ name }) => name)).toEqual(["third", "second", "first"]);
});

test("a receipt is given once", async () => {
  const app = await startTestApp();

  const answers = await Promise.all(
    Array.from({ length: 50 }, () => app.post<Receipt>("/api/enquiry", anEnquiry())),
  );

  const receipts = answers.map(({ data }) => data.receipt);
  expect(new Set(receipts).size).toBe(50);
  // Each sign is left to chance, and none is taken for another on the phone.
  for (const place of [2, 3, 4, 5, 7, 8, 9, 10]) {
    expect(new Set(receipts.map((receipt) => receipt[place])).size).toBeGreaterThan(5);
  }
  expect(receipts.join("")).not.toMatch(/[01ILOU]/);
});

/** The promise is not stored with the lead, but at the desk. */
function withoutPromise({ answer_by: _, ...receipt }: Sent) {
  return receipt;
}
