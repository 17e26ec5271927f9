import { describe, expect, test } from "vitest";
import type { OpenedLead } from "#contract/answers/desk.ts";
import type { Sent } from "#contract/answers/leads.ts";
import { aMessage, anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";

const hourMs = 60 * 60 * 1000;
/** The test clock stands on Monday 2 March 2026, 09:00 UTC: in Kochi it is 14:30, in Austin 03:00. */
const half = "2026-03-02T12:00:00.000Z";
const due = "2026-03-02T18:00:00.000Z";

async function clockOf(app: TestApp, id: string) {
  const { data } = await app.asStaff().get<OpenedLead>(`/api/desk/leads/${id}`);
  return data.lead.clock;
}

describe("the promise", () => {
  test.each([
    ["/api/enquiry", anEnquiry()],
    ["/api/contact", aMessage()],
    ["/api/contact", aMessage({ message: "" })],
  ])("of %s stands in the answer, and at the desk", async (path, body) => {
    const app = await startTestApp();

    const { data } = await app.post<Sent>(path, body);

    expect(data.answer_by).toBe(due);
    expect(await clockOf(app, data.id)).toEqual({
      half_at: half,
      due_at: due,
      first_answer_at: "",
    });
  });

  test("a repeated send is promised the same, also later", async () => {
    const app = await startTestApp();
    const send = () =>
      app.post<Sent>("/api/enquiry", anEnquiry(), { "Idempotency-Key": "a-key-of-8" });
    const first = await send();
    app.clock.forward(5 * hourMs);

    expect((await send()).data).toEqual(first.data);
  });

  test.each([
    ["Asia/Kolkata", "We answer by Monday, March 2, 23:30 (India Standard Time)."],
    ["America/Los_Angeles", "We answer by Monday, March 2, 10:00 (Pacific Time)."],
    [
      "",
      "We answer by Monday, March 2, 12:00 (Central Time), which is Monday, March 2, 23:30 (India Standard Time).",
    ],
    [
      "Not/AZone",
      "We answer by Monday, March 2, 12:00 (Central Time), which is Monday, March 2, 23:30 (India Standard Time).",
    ],
  ])("stands in the receipt for somebody in %j: %s", async (zone, words) => {
    const app = await startTestApp();
    await app.post("/api/enquiry", anEnquiry({ zone }));
    await app.deliverMails();

    const receipt = app.sent.find(({ recipient }) => recipient === "anjali@example.com");
    expect(receipt?.text).toContain(words);
    expect(receipt?.html).toContain(words);
  });

  test("likely spam is answered as any lead, and has no clock before somebody says Not spam", async () => {
    const app = await startTestApp();
    const { data } = await app.post<Sent>(
      "/api/enquiry",
      anEnquiry({ website: "https://x.example", zone: "Asia/Kolkata" }),
    );
    expect(data.answer_by).toBe(due);
    expect(await clockOf(app, data.id)).toBeNull();

    app.clock.forward(24 * hourMs);
    await app.asStaff().post(`/api/enquiry/${data.id}/spam`, { spam: false });

    expect(await clockOf(app, data.id)).toMatchObject({ due_at: "2026-03-03T18:00:00.000Z" });
    await app.deliverMails();
    const receipt = app.sent.find(({ recipient }) => recipient === "anjali@example.com");
    expect(receipt?.text).toContain("We answer by Tuesday, March 3, 23:30 (India Standard Time)");
  });
});
