import { expect, test } from "vitest";
import type { Audience } from "#contract/answers/campaigns.ts";
import {
  act,
  addedDraft,
  campaign,
  readers,
  sendOut,
  started,
  subscribeAndConfirm,
} from "#tests/campaigns.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";

const recipientsOf = (app: TestApp) => app.sent.map(({ recipient }) => recipient).sort();
const audience = async (app: TestApp, post: string) =>
  (await app.asStaff().get<Audience>(`/api/campaigns/audience?post=${post}`)).data;

test("a start can be undone for ten seconds, in which nothing goes", async () => {
  const app = await startTestApp();
  await subscribeAndConfirm(app, readers(2));
  const { id, undo_ms } = await started(app);
  expect(undo_ms).toBe(10_000);
  // Of another instance, a second behind.
  app.clock.forward(-1000);
  expect(await campaign(app, id)).toMatchObject({ undo_ms: 10_000 });
  app.clock.forward(1000);

  app.clock.forward(9_999);
  await app.workOnCampaigns();
  expect(app.sent).toEqual([]);
  expect(await campaign(app, id)).toMatchObject({ state: "sending", undo_ms: 1 });
  const undone = await act(app, id, "undo");

  expect(undone).toMatchObject({
    status: 200,
    data: { state: "draft", starts_at: "", undo_ms: 0, counts: { recipients: 0, waiting: 0 } },
  });
  await sendOut(app);
  expect(app.sent).toEqual([]);
  expect((await act(app, id, "start")).status).toBe(200);
});

test("a start can not be undone after them, nor begun twice", async () => {
  const app = await startTestApp();
  await subscribeAndConfirm(app, readers(1));
  const { id } = await started(app);
  expect(await act(app, id, "start")).toMatchObject({
    status: 409,
    error: "This campaign has been started already.",
  });
  app.clock.forward(10_000);

  expect(await act(app, id, "undo")).toMatchObject({
    status: 409,
    error: "The first mails have gone. You can still stop the rest.",
  });
  await sendOut(app);
  expect(app.sent).toHaveLength(1);
});

test("a start can not be undone once mails are queued, by whatever clock", async () => {
  const app = await startTestApp();
  await subscribeAndConfirm(app, readers(2));
  const { id } = await started(app);
  app.clock.forward(10_000);
  await app.workOnCampaigns();
  // Of another instance, a second behind.
  app.clock.forward(-1000);

  expect((await act(app, id, "undo")).status).toBe(409);
  await sendOut(app);
  expect(recipientsOf(app)).toEqual(readers(2).sort());
});

test("a start of 8 at once is one", async () => {
  const app = await startTestApp();
  await subscribeAndConfirm(app, readers(2));
  const { id } = await addedDraft(app);

  const answers = await Promise.all(Array.from({ length: 8 }, () => act(app, id, "start")));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  await sendOut(app);
  expect(recipientsOf(app)).toEqual(readers(2));
});

test("of two drafts about one post that are started at once, one is", async () => {
  const app = await startTestApp();
  await subscribeAndConfirm(app, readers(1));
  const first = await addedDraft(app);
  const second = await addedDraft(app, { post: first.post });

  const answers = await Promise.all([first, second].map(({ id }) => act(app, id, "start")));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("a start without a confirmed subscriber is refused, and leaves the draft", async () => {
  const app = await startTestApp();
  const { id } = await addedDraft(app);

  expect(await act(app, id, "start")).toMatchObject({
    status: 409,
    error: "Nobody has confirmed the newsletter yet.",
  });
  expect(await campaign(app, id)).toMatchObject({ state: "draft" });
});

test("a start of a post that has been deleted is refused, and leaves the draft", async () => {
  const app = await startTestApp();
  await subscribeAndConfirm(app, readers(1));
  const { id, post } = await addedDraft(app);
  await app.asStaff().remove(`/api/blogs/${post}`);

  expect(await act(app, id, "start")).toMatchObject({
    status: 409,
    error: "The post has been deleted.",
  });
  expect(await campaign(app, id)).toMatchObject({ state: "draft" });
});

test("a start of a post that was sent before needs the word again", async () => {
  const app = await startTestApp();
  await subscribeAndConfirm(app, readers(2));
  const { id, post, starts_at } = await started(app);
  const second = await addedDraft(app, { post });
  await app.post("/api/subscription", { email: "never-confirmed@example.com" });

  expect(await audience(app, post ?? "")).toEqual({
    confirmed: 2,
    sent_before: { at: starts_at, recipients: 2 },
  });
  expect(await act(app, second.id, "start")).toMatchObject({
    status: 409,
    error: "This post has been sent before. Say that it is to be sent again.",
  });
  await subscribeAndConfirm(app, ["another@example.com"]);
  app.clock.forward(1000);
  expect(await act(app, second.id, "start", { again: true })).toMatchObject({
    status: 200,
    data: { counts: { recipients: 3 } },
  });
  expect((await campaign(app, id)).counts.recipients).toBe(2);
  expect(await audience(app, post ?? "")).toMatchObject({ sent_before: { recipients: 3 } });
  await sendOut(app);
  const sentTwice = [...readers(2), ...readers(2), "another@example.com"];
  expect(recipientsOf(app)).toEqual(sentTwice.sort());
});
