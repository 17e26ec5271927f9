import { describe, expect, test } from "vitest";
import type { PersonalData } from "#contract/answers/personal-data.ts";
import { atTheDesk, sendMessage } from "#tests/desk.ts";
import { aMessage, anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";
import { keyIn } from "#tests/mail-links.ts";

const email = "anjali@example.com";
const dayMs = 24 * 60 * 60 * 1000;
const ended = { status: 404, error: "This link is not complete, or it has ended." };

/** The key in the newest mail to the address. */
async function mailedKey(app: TestApp): Promise<string> {
  await app.deliverMails();
  const mail = app.sent.findLast(({ recipient }) => recipient === email);
  if (!mail) throw new Error("No mail was sent");
  return keyIn(mail, "/my-data");
}

const look = (app: TestApp, key: string) => app.get<PersonalData>(`/api/my-data?key=${key}`);

test.each([
  { path: "/api/enquiry", body: anEnquiry({ email }) },
  { path: "/api/contact", body: aMessage({ email }) },
  { path: "/api/subscription", body: { email } },
])("the mail after $path has the link", async ({ path, body }) => {
  const app = await startTestApp();
  await app.post(path, body);

  const key = await mailedKey(app);

  expect(await look(app, key)).toMatchObject({ status: 200, data: { email } });
});

test("it shows all that came from the address in whatever case, with every column, and nothing else", async () => {
  const app = await startTestApp();
  await app.post("/api/enquiry", anEnquiry({ email }));
  await app.post("/api/contact", aMessage({ email: "ANJALI@example.com" }));
  await app.post("/api/subscription", { email: "Anjali@Example.com" });
  await app.post("/api/enquiry", anEnquiry({ email: "xanjali@example.com" }));
  const { number, ...enquiry } = anEnquiry({ email });

  const { data } = await look(app, await mailedKey(app));

  expect(data.enquiries).toMatchObject([{ ...enquiry, phone: number }]);
  expect(data.messages).toMatchObject([aMessage({ email: "ANJALI@example.com" })]);
  expect(data.subscriptions).toMatchObject([{ email: "Anjali@Example.com", state: "unconfirmed" }]);
  expect(data.mails.map(({ to }) => to).sort()).toEqual([
    "our office",
    "our office",
    "this address",
    "this address",
    "this address",
  ]);
  for (const [rows, table] of [
    [data.enquiries, "enquiry"],
    [data.messages, "contact_message"],
    [data.subscriptions, "subscription"],
  ] as const) {
    const stored = await app.database.db.selectFrom(table).selectAll().executeTakeFirst();
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(Object.keys(stored ?? {}).sort());
  }
});

test("it tells which mails are still waiting, and not where the office's go", async () => {
  const app = await startTestApp();
  await app.post("/api/enquiry", anEnquiry({ email }));
  const key = await mailedKey(app);
  await app.post("/api/contact", aMessage({ email }));

  const { data, text } = await look(app, key);

  expect(data.mails.map(({ state }) => state).sort()).toEqual([
    "sent",
    "sent",
    "waiting",
    "waiting",
  ]);
  expect(text).not.toContain("office@example.com");
});

test("it shows how leads are handled, and what was noted about them, but not by whom", async () => {
  const app = await startTestApp();
  const id = await sendMessage(app, { email, page: "/contact", zone: "Asia/Kolkata" });
  const other = await sendMessage(app, { email: "other@example.com" });
  const desk = await atTheDesk(app);
  await desk.note(id, "Prefers mornings");
  await desk.note(other, "Prefers evenings");
  app.clock.forward(1000);
  await desk.change(id, { stage: "in-touch" });
  const later = await sendMessage(app, { email });

  const { data, text } = await look(app, await mailedKey(app));

  expect(data.messages.map((message) => message.id)).toEqual([later, id]);
  expect(data.handling).toMatchObject([
    { id: later },
    { id, stage: "in-touch", page: "/contact", zone: "Asia/Kolkata", office: "kochi" },
  ]);
  expect(data.notes).toMatchObject([
    { lead_id: id, after: '{"stage":"in-touch"}' },
    { lead_id: id, note: "Prefers mornings" },
  ]);
  expect(text).not.toContain(await desk.id());
});

test("it ends after 30 days, and is good for nothing else", async () => {
  const app = await startTestApp();
  await app.post("/api/subscription", { email });
  const key = await mailedKey(app);

  expect(await app.post("/api/newsletter/confirm", { key })).toMatchObject(ended);
  expect(await app.post("/api/newsletter/unsubscribe", { key })).toMatchObject(ended);
  app.clock.forward(30 * dayMs - 1000);
  expect((await look(app, key)).status).toBe(200);
  app.clock.forward(1000);
  expect(await look(app, key)).toMatchObject(ended);
  expect(await app.get(`/api/my-data/file?key=${key}`)).toMatchObject(ended);
  expect(await app.remove(`/api/my-data?key=${key}`)).toMatchObject(ended);
});

describe("the file to keep", () => {
  test("as JSON holds what the page shows", async () => {
    const app = await startTestApp();
    await app.post("/api/enquiry", anEnquiry({ email }));
    const key = await mailedKey(app);

    const { status, headers, text } = await app.get(`/api/my-data/file?key=${key}`);

    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/json");
    expect(headers.get("content-disposition")).toBe(
      'attachment; filename="my-data-2026-03-02.json"',
    );
    expect(headers.get("cache-control")).toBe("no-store");
    expect(JSON.parse(text)).toEqual((await look(app, key)).data);
  });

  test("as text is for people", async () => {
    const app = await startTestApp();
    await app.post("/api/enquiry", anEnquiry({ email, location: "" }));
    const key = await mailedKey(app);

    const answer = await app.request(`/api/my-data/file?as=text&key=${key}`);

    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toContain("my-data-2026-03-02.txt");
    const text = await answer.text();
    expect(text).toContain("Enquiries (1)\n=============\n");
    for (const line of [
      "Name: Anjali Mathew",
      "Phone: 5125550142",
      "Location: –",
      "Received: 2 March 2026 at 09:00 UTC",
    ]) {
      expect(text).toContain(`\n${line}\n`);
    }
    expect(text).toContain("Mails (2)");
  });
});

describe("asking for a fresh link", () => {
  const ask = (app: TestApp, address = email) => app.post("/api/my-data/link", { email: address });

  test("mails one that works, by PUBLIC_URL", async () => {
    const app = await startTestApp({ publicUrl: "https://www.example.com" });
    await app.post("/api/enquiry", anEnquiry({ email }));
    await app.deliverMails();
    app.clock.forward(40 * dayMs);

    expect(await ask(app, "ANJALI@EXAMPLE.COM")).toMatchObject({ status: 200, data: {} });

    const key = await mailedKey(app);
    expect((await look(app, key)).status).toBe(200);
    expect(app.sent.at(-1)).toMatchObject({
      recipient: email,
      subject: "Your link to the data that we hold",
      text: expect.stringContaining("https://www.example.com/my-data?key="),
    });
  });

  test("does not tell whether anything is held", async () => {
    const app = await startTestApp();
    await app.post("/api/enquiry", anEnquiry({ email }));
    await app.deliverMails();
    const known = await ask(app);

    const unknown = await ask(app, "nobody@example.com");

    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    await app.deliverMails();
    expect(app.sent.map(({ recipient }) => recipient)).not.toContain("nobody@example.com");
  });

  test("fills nobody's mailbox: three an hour for one address, whoever asks", async () => {
    const app = await startTestApp();
    await app.post("/api/enquiry", anEnquiry({ email }));
    for (const _ of [1, 2, 3]) expect((await ask(app)).status).toBe(200);

    const refused = await ask(app, email.toUpperCase());

    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3500);
    expect((await ask(app, "another@example.com")).status).toBe(200);
  });

  test.each([
    { body: {}, says: "Email is required." },
    { body: { email: "anjali@example" }, says: "Enter a valid email." },
  ])("$body answers 400: $says", async ({ body, says }) => {
    const app = await startTestApp();
    expect(await app.post("/api/my-data/link", body)).toMatchObject({ status: 400, error: says });
  });
});

describe("staff", () => {
  test("see the same by the address, or by a lead", async () => {
    const app = await startTestApp();
    const { data } = await app.post<{ id: string }>("/api/enquiry", anEnquiry({ email }));
    const own = (await look(app, await mailedKey(app))).data;

    const staff = app.asStaff();
    expect((await staff.post("/api/personal-data", { email })).data).toEqual(own);
    expect((await staff.get(`/api/personal-data/${data.id}`)).data).toEqual(own);
  });

  test("are told when there is no such lead, or no such address", async () => {
    const app = await startTestApp();
    const staff = app.asStaff();

    expect(await staff.get(`/api/personal-data/${crypto.randomUUID()}`)).toMatchObject({
      status: 404,
      error: "There is no such entry.",
    });
    expect(await staff.post("/api/personal-data", { email: "x" })).toMatchObject({
      status: 400,
      error: "Enter a valid email.",
    });
    const { data } = await staff.post<PersonalData>("/api/personal-data", { email });
    expect(Object.values(data).flat()).toEqual([email]);
  });
});
