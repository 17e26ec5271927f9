import { expect, test } from "vitest";
import { asABot, atTheDesk, sendEnquiry, sendMessage } from "#tests/desk.ts";
import { startTestApp } from "#tests/kit.ts";

test("enquiries, messages and call-backs stand in one inbox, newest first", async () => {
  const app = await startTestApp();
  const enquiry = await sendEnquiry(app, { email: "a@example.com", number: "5125550101" });
  app.clock.forward(1000);
  const message = await sendMessage(app, { email: "b@example.com", phone: "5125550102" });
  app.clock.forward(1000);
  const callBack = await sendMessage(app, { email: "c@example.com", message: "" });
  app.clock.forward(1000);
  const noNumber = await sendMessage(app, { email: "d@example.com", phone: "", message: "" });

  const desk = await atTheDesk(app);
  const page = await desk.page();

  expect(page).toMatchObject({ status: 200, next: null, previous: null, total: 4 });
  expect(page.data.map(({ id, kind }) => ({ id, kind }))).toEqual([
    { id: noNumber, kind: "message" },
    { id: callBack, kind: "call-back" },
    { id: message, kind: "message" },
    { id: enquiry, kind: "enquiry" },
  ]);
  expect(page.data[3]).toEqual({
    id: enquiry,
    kind: "enquiry",
    receipt: expect.stringMatching(/^\S{4,}/),
    name: "Anjali Mathew",
    email: "a@example.com",
    phone: "5125550101",
    category: "H-1B Visa services for Employees",
    excerpt: "Can I change employers while my petition is pending?",
    page: "",
    source: "",
    stage: "new",
    lost_reason: "",
    owner: null,
    next_step: "",
    next_step_on: "",
    // The test browser says en-IN.
    office: "kochi",
    trashed_at: "",
    created_at: "2026-03-02T09:00:00.000Z",
    changed_at: "2026-03-02T09:00:00.000Z",
    version: 1,
    person_id: expect.stringMatching(/./),
    clock: {
      half_at: "2026-03-02T12:00:00.000Z",
      due_at: "2026-03-02T18:00:00.000Z",
      first_answer_at: "",
    },
  });
});

test("a lead is opened with all that was sent, and how it came", async () => {
  const app = await startTestApp();
  const source = { utm_source: "Newsletter", utm_medium: "mail", utm_campaign: "march" };
  const id = await sendEnquiry(app, {
    page: "/h-1b-visa-services-for-employees?utm_source=x",
    zone: "America/Chicago",
    source_first: { ...source, referrer: "www.portal.example" },
    source_last: { referrer: "www.search.example" },
  });

  const { status, data } = await (await atTheDesk(app)).open(id);

  expect(status).toBe(200);
  expect(data.lead).toMatchObject({
    location: "Kochi",
    text: "Can I change employers while my petition is pending?",
    page: "/h-1b-visa-services-for-employees",
    zone: "America/Chicago",
    office: "austin",
    source: "newsletter",
    source_first: { ...source, referrer: "www.portal.example" },
    source_last: { utm_source: "", referrer: "www.search.example" },
    spam: { likely: false },
    consents: [{ purpose: "answer" }],
  });
  expect(data.history).toEqual([]);
  expect(data.person_leads.map((row) => row.id)).toEqual([id]);
});

test("a lead is for the office whose day is nearer to the visitor's", async () => {
  const app = await startTestApp();
  const desk = await atTheDesk(app);
  const cases = [
    ["Canada/Pacific", "en-IN", "austin"],
    ["Pacific/Auckland", "en-IN", "austin"],
    ["Europe/Paris", "en-US", "kochi"],
    ["", "ml-IN,en;q=0.8", "kochi"],
    ["", "en-US,en-IN;q=0.8", "austin"],
    ["UTC", "", "austin"],
  ] as const;
  for (const [zone, languages, office] of cases) {
    const id = await sendEnquiry(app, { zone }, { "Accept-Language": languages });
    expect(await desk.lead(id)).toMatchObject({ zone, office });
  }
});

test("an unknown lead answers 404", async () => {
  const app = await startTestApp();
  const desk = await atTheDesk(app);
  const text = "There is no such lead.";
  expect(await desk.open("nobody")).toMatchObject({ status: 404, error: text });
  expect(await desk.patch("nobody", { version: 1, stage: "won" })).toMatchObject({ error: text });
  expect(await desk.note("nobody", "x")).toMatchObject({ status: 404, error: text });
});

test("likely spam stands in the stage spam, and in no other list", async () => {
  const app = await startTestApp();
  const spam = await sendEnquiry(app, asABot);
  const lead = await sendEnquiry(app, { email: "other@example.com", number: "5125550177" });
  const desk = await atTheDesk(app);

  const idsOf = async (query: string) => (await desk.page(query)).data.map(({ id }) => id);
  expect(await idsOf("")).toEqual([lead]);
  expect(await idsOf("?stage=spam")).toEqual([spam]);
  expect(await desk.counts()).toMatchObject({ stages: { new: 1, spam: 1 }, open: 1 });
});

test('"not spam" on the list of enquiries moves it to new, and back', async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app, asABot);
  const desk = await atTheDesk(app);

  await app.post(`/api/enquiry/${id}/spam`, { spam: false }, desk.headers);
  expect(await desk.lead(id)).toMatchObject({ stage: "new", version: 2 });
  await app.post(`/api/enquiry/${id}/spam`, { spam: true }, desk.headers);
  expect(await desk.lead(id)).toMatchObject({ stage: "spam", spam: { likely: true } });

  const { history } = (await desk.open(id)).data;
  await desk.change(id, { stage: "won" });
  await app.post(`/api/enquiry/${id}/spam`, { spam: false }, desk.headers);
  expect(await desk.lead(id)).toMatchObject({ stage: "won" });
  expect(history.map(({ before, after }) => ({ before, after }))).toEqual([
    { before: { stage: "new" }, after: { stage: "spam" } },
    { before: { stage: "spam" }, after: { stage: "new" } },
  ]);
  expect(history[0]?.staff).toEqual({
    id: await desk.id(),
    email: expect.stringMatching(/@/),
    name: "",
  });
});

test("a stage on the desk is the same word: the mails follow with the first that is not spam", async () => {
  const app = await startTestApp();
  const id = await sendMessage(app, asABot);
  const desk = await atTheDesk(app);
  await app.deliverMails();
  expect(app.sent).toEqual([]);

  await desk.change(id, { stage: "in-touch" });
  await app.deliverMails();

  expect(app.sent.map(({ recipient }) => recipient).sort()).toEqual([
    "office@example.com",
    "ravi@example.com",
  ]);
  expect((await app.asStaff().get<object>(`/api/contact/${id}`)).data).toMatchObject({
    spam: { likely: false },
  });
  await desk.change(id, { stage: "spam" });
  await desk.change(id, { stage: "new" });
  await app.deliverMails();
  expect(app.sent).toHaveLength(2);
});

test.each(["won", "lost"])(
  "likely spam that is moved to %s at once promises no answer, and nobody is mailed",
  async (stage) => {
    const app = await startTestApp();
    const id = await sendMessage(app, asABot);
    const desk = await atTheDesk(app);

    const { data } = await desk.change(id, { stage });
    await app.deliverMails();

    expect(app.sent).toEqual([]);
    expect(await desk.lead(id)).toMatchObject({ stage, spam: { likely: false }, clock: null });
    await desk.undo(data.change_id);
    await desk.change(id, { stage: "new" });
    await app.deliverMails();
    expect(app.sent).toHaveLength(2);
  },
);
