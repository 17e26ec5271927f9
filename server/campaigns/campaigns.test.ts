import { expect, test } from "vitest";
import type { Campaign } from "#contract/answers/campaigns.ts";
import {
  act,
  addedDraft,
  addedPost,
  campaign,
  readers,
  sendOut,
  started,
  subscribeAndConfirm,
} from "#tests/campaigns.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";

const recipientsOf = (app: TestApp) => app.sent.map(({ recipient }) => recipient).sort();

test("a campaign goes to each confirmed subscriber once, and to nobody else", async () => {
  const app = await startTestApp();
  const { unsubscribe } = await subscribeAndConfirm(app, readers(4));
  await unsubscribe("reader-3@example.com");
  await app.post("/api/subscription", { email: "never-confirmed@example.com" });
  await app.deliverMails();
  app.sent.splice(0);

  const { id, counts } = await started(app);
  await sendOut(app);
  await sendOut(app);

  expect(counts).toMatchObject({ recipients: 3, waiting: 3, sent: 0 });
  expect(recipientsOf(app)).toEqual(readers(3));
  expect(await campaign(app, id)).toMatchObject({
    state: "done",
    counts: { recipients: 3, waiting: 0, queued: 0, sent: 3, skipped: 0, unclear: 0 },
  });
});

test("a campaign is fixed to its recipients at the start: who confirms later does not get it", async () => {
  const app = await startTestApp();
  await subscribeAndConfirm(app, readers(1));
  await started(app);
  await subscribeAndConfirm(app, ["later@example.com"]);
  // To both, who wait for it.
  await act(app, (await started(app)).id, "pause");
  // More than one mail's turn has come at once.
  app.clock.forward(1000);

  await sendOut(app);

  expect(recipientsOf(app)).toEqual(readers(1));
});

test("a campaign is written, changed, looked at and removed as a draft, and a started one is not changed any more", async () => {
  const app = await startTestApp();
  await subscribeAndConfirm(app, readers(1));
  const staff = app.asStaff();
  const draft = await addedDraft(app, { subject: "  First  ", per_minute: undefined });
  const path = `/api/campaigns/${draft.id}`;
  const { post, post_title } = draft;

  expect(draft).toMatchObject({ state: "draft", subject: "First", per_minute: 60 });
  expect(post_title).toBe("Three dates that are not the same");
  expect(draft.made_by).toMatch(/@example\.com$/);
  const words = { post, subject: "Second", intro: "Hello", per_minute: 30 };
  const input = { ...words, version: 1 };
  const changed = { ...words, version: 2 };
  expect(await staff.put(path, input)).toMatchObject({ status: 200, data: changed });
  expect(await staff.get("/api/campaigns")).toMatchObject({ data: [{ id: draft.id, ...changed }] });
  const { version } = (await act(app, draft.id, "start")).data;
  const refused = {
    status: 409,
    error: "This campaign has been started and can not be changed any more.",
  };
  expect(await staff.put(path, input)).toMatchObject(refused);
  expect(await staff.put(path, { ...words, version })).toMatchObject(refused);
  expect(await staff.remove(path)).toMatchObject(refused);

  const other = await addedDraft(app, { post });
  expect(await staff.remove(`/api/campaigns/${other.id}`)).toMatchObject({ status: 200 });
  expect(await staff.get(`/api/campaigns/${other.id}`)).toMatchObject({ status: 404 });
});

test.each([
  { broken: { post: "no-such-post" }, status: 404, says: "There is no such post." },
  { broken: { subject: "  " }, status: 400, says: "Subject is required." },
  {
    broken: { subject: "x".repeat(201) },
    status: 400,
    says: "Subject can have at most 200 characters.",
  },
  {
    broken: { intro: "x".repeat(2001) },
    status: 400,
    says: "Introduction can have at most 2,000 characters.",
  },
  ...[0, 601, 1.5, "60"].map((per_minute) => ({
    broken: { per_minute },
    status: 400,
    says: "Mails a minute must be a whole number from 1 to 600.",
  })),
])("a campaign with $broken answers $status: $says", async ({ broken, status, says }) => {
  const app = await startTestApp();
  const post = (await addedPost(app)).id;
  const input = { post, subject: "News", intro: "", per_minute: 60, ...broken };

  const answer = await app.asStaff().post("/api/campaigns", input);

  expect(answer).toMatchObject({ status, error: says });
  expect((await app.asStaff().get("/api/campaigns")).data).toEqual([]);
});

test("every call needs a login", async () => {
  const app = await startTestApp();
  const { id } = await addedDraft(app);
  const calls: [string, string][] = [
    ["GET", "/api/campaigns"],
    ["GET", "/api/campaigns/audience"],
    ["GET", `/api/campaigns/${id}`],
    ["DELETE", `/api/campaigns/${id}`],
    ["POST", "/api/campaigns/preview"],
    ["POST", "/api/campaigns/test"],
    ["POST", `/api/campaigns/${id}/start`],
  ];

  for (const [method, path] of calls) {
    expect({ path, status: (await app.send(method, path)).status }).toEqual({ path, status: 401 });
  }
  expect((await app.asStaff().get<Campaign[]>("/api/campaigns")).data).toHaveLength(1);
});
