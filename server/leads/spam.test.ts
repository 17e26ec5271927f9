import { describe, expect, test } from "vitest";
import type { ContactMessage, Marked } from "#contract/answers/leads.ts";
import { opened } from "#tests/desk-answers.ts";
import { aMessage, anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";
import { listed, messageMarks, recipients, sendAndFind } from "#tests/marked-leads.ts";

const bot = { website: "https://pills.example" };

describe("likely spam", () => {
  const leads = [
    { path: "/api/enquiry", body: anEnquiry(bot) },
    { path: "/api/contact", body: aMessage(bot) },
  ];

  test.each(leads)("on $path is taken like any lead, and nobody is mailed", async (lead) => {
    const app = await startTestApp();

    const { spam } = await sendAndFind(app, lead.path, lead.body);
    await app.deliverMails();

    expect(spam).toEqual({
      likely: true,
      points: 75,
      reasons: [
        { code: "hidden-field", points: 60, count: 0 },
        { code: "no-form", points: 15, count: 0 },
      ],
      judged_at: "",
    });
    expect(app.sent).toEqual([]);
  });

  test("stands on a side of its own, is counted, and is in the whole list", async () => {
    const app = await startTestApp();
    await messageMarks(app, { name: "A person" });
    await messageMarks(app, { name: "A bot", ...bot });

    expect(await listed(app, "?spam=no")).toMatchObject({ names: ["A person"], likely_spam: 1 });
    const likely = await listed(app, "?spam=likely");
    expect(likely).toMatchObject({ names: ["A bot"], total: 1, likely_spam: 1 });
    expect((await listed(app, "?spam=all")).names.sort()).toEqual(["A bot", "A person"]);
    expect((await listed(app, "?page=1")).total).toBe(2);
    expect((await listed(app, "")).names.sort()).toEqual(["A bot", "A person"]);
    expect(await listed(app, "?spam=likely&q=person")).toMatchObject({ total: 0, likely_spam: 1 });
    expect(await app.asStaff().get("/api/contact?spam=maybe")).toMatchObject({
      status: 400,
      error: "spam must be all, no, likely.",
    });
  });
});

const judge = (app: TestApp, path: string, id: string, spam: unknown) =>
  app.asStaff().post<ContactMessage & Marked>(`${path}/${id}/spam`, { spam });

describe("staff's word", () => {
  test.each([
    { path: "/api/enquiry", body: anEnquiry(bot), visitor: "anjali@example.com" },
    { path: "/api/contact", body: aMessage(bot), visitor: "ravi@example.com" },
  ])(
    "on $path: spam sends no mail, not spam the mails, once however often it is said",
    async (lead) => {
      const { path, body, visitor } = lead;
      const app = await startTestApp();
      const { id } = await sendAndFind(app, path, body);
      expect((await judge(app, path, id, true)).status).toBe(200);
      await app.deliverMails();
      expect(recipients(app)).toEqual([]);
      app.clock.forward(1000);

      const answer = await judge(app, path, id, false);
      for (const spam of [true, false, false]) await judge(app, path, id, spam);
      await app.deliverMails();

      expect(answer.data.spam).toMatchObject({
        likely: false,
        points: 75,
        judged_at: "2026-03-02T09:00:01.000Z",
      });
      expect(recipients(app)).toEqual([visitor, "office@example.com"].sort());
      expect(await listed(app, "?spam=no", path)).toMatchObject({ total: 1, likely_spam: 0 });
    },
  );

  test("two who say it at once send the mails once", async () => {
    const app = await startTestApp();
    const { id } = await messageMarks(app, bot);

    await Promise.all([1, 2, 3].map(() => judge(app, "/api/contact", id, false)));
    await app.deliverMails();

    expect(recipients(app)).toEqual(["office@example.com", "ravi@example.com"]);
  });

  test("spam puts a lead aside, and back again without new mails", async () => {
    const app = await startTestApp();
    const { id } = await messageMarks(app, {});
    await app.deliverMails();

    expect((await judge(app, "/api/contact", id, true)).data.spam.likely).toBe(true);
    expect((await listed(app, "?spam=no")).total).toBe(0);
    expect((await judge(app, "/api/contact", id, false)).data.spam.likely).toBe(false);
    await app.deliverMails();

    expect(app.sent).toHaveLength(2);
  });

  test("is only taken from staff, about what is there, and as yes or no", async () => {
    const app = await startTestApp();
    const { id } = await messageMarks(app, {});

    expect((await app.post(`/api/contact/${id}/spam`, { spam: true })).status).toBe(401);
    expect((await judge(app, "/api/contact", "nobody", true)).status).toBe(404);
    expect((await judge(app, "/api/enquiry", id, true)).status).toBe(404);
    expect(await judge(app, "/api/contact", id, "yes")).toMatchObject({
      status: 400,
      error: "spam must be true or false.",
    });
    expect((await listed(app, "?spam=likely")).total).toBe(0);
  });
});

test("staff's word is about that lead alone: no other is judged or promised, and nobody else is mailed", async () => {
  const app = await startTestApp();
  const { id } = await messageMarks(app, bot);
  const other = await messageMarks(app, { ...bot, email: "other@example.com", name: "Another" });

  expect((await judge(app, "/api/contact", id, false)).status).toBe(200);
  await app.deliverMails();

  expect(await listed(app, "?spam=likely")).toMatchObject({ names: ["Another"], total: 1 });
  expect((await opened(app, other.id)).lead.clock).toBeNull();
  expect(recipients(app)).toEqual(["office@example.com", "ravi@example.com"]);
});

test("staff's word is taken as the first thing after a start, when no mail has been written yet", async () => {
  const before = await startTestApp();
  const { id } = await messageMarks(before, bot);
  const app = await startTestApp({ database: before.database });

  expect((await judge(app, "/api/contact", id, false)).status).toBe(200);
  await app.deliverMails();

  expect(recipients(app)).toEqual(["office@example.com", "ravi@example.com"]);
});
