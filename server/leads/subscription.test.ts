import { expect, test } from "vitest";
import type { Subscription } from "#contract/answers/leads.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";

const listed = async (app: TestApp) =>
  (await app.asStaff().get<Subscription[]>("/api/subscription")).data;

test("a sign-up is listed at once with its time, unconfirmed", async () => {
  const app = await startTestApp();

  const answer = await app.post("/api/subscription", { email: " anjali@example.com " });

  expect(answer).toMatchObject({ status: 201, data: { email: "anjali@example.com" } });
  expect(await listed(app)).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: "anjali@example.com",
      created_at: "2026-03-02T09:00:00.000Z",
      state: "unconfirmed",
    },
  ]);
});

test.each([
  { body: {}, says: "Email is required." },
  { body: { email: " " }, says: "Email is required." },
  { body: { email: null }, says: "Email is required." },
  { body: { email: "anjali@example" }, says: "Enter a valid email." },
  { body: { email: "anjali @example.com" }, says: "Enter a valid email." },
])("$body answers 400: $says", async ({ body, says }) => {
  const app = await startTestApp();

  expect(await app.post("/api/subscription", body)).toMatchObject({ status: 400, error: says });
  expect(await listed(app)).toEqual([]);
});

test("the same address again answers 200 and adds no row, in whatever case", async () => {
  const app = await startTestApp();
  await app.post("/api/subscription", { email: "Anjali@Example.com" });

  for (const email of ["Anjali@Example.com", "anjali@example.COM", " ANJALI@EXAMPLE.COM "]) {
    expect(await app.post("/api/subscription", { email })).toMatchObject({ status: 200 });
  }

  expect(await listed(app)).toMatchObject([{ email: "Anjali@Example.com" }]);
});

test("of two who signed up at one moment each is asked again, an hour later", async () => {
  const app = await startTestApp();
  const both = ["one@example.com", "two@example.com"];
  for (const email of both) await app.post("/api/subscription", { email });
  app.clock.forward(60 * 60 * 1000);

  for (const email of both) await app.post("/api/subscription", { email });
  await app.deliverMails();

  expect(app.sent.map(({ recipient }) => recipient).sort()).toEqual([...both, ...both].sort());
});

test("20 sign-ups of one address at once leave one row and one 201", async () => {
  const app = await startTestApp();

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.post("/api/subscription", { email: "a@example.com" })),
  );

  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(19).fill(200), 201]);
  expect(await listed(app)).toHaveLength(1);
});

test("a sign-up is no lead: the office is not mailed", async () => {
  const app = await startTestApp();

  await app.post("/api/subscription", { email: "anjali@example.com" });
  await app.deliverMails();

  expect(app.sent.map(({ recipient }) => recipient)).toEqual(["anjali@example.com"]);
});

test("the list is newest first", async () => {
  const app = await startTestApp();
  for (const email of ["one@example.com", "two@example.com", "three@example.com"]) {
    await app.post("/api/subscription", { email });
    app.clock.forward(1000);
  }

  expect((await listed(app)).map(({ email }) => email)).toEqual([
    "three@example.com",
    "two@example.com",
    "one@example.com",
  ]);
});
