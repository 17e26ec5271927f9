import { expect, test } from "vitest";
import type { Send } from "#server/mail/send.ts";
import {
  act,
  addedPost,
  campaign,
  readers,
  sendOut,
  started,
  subscribeAndConfirm,
} from "#tests/campaigns.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";

const recipientsOf = (app: TestApp) => app.sent.map(({ recipient }) => recipient).sort();

test("meanwhile who unsubscribes is skipped", async () => {
  const app = await startTestApp();
  const { unsubscribe } = await subscribeAndConfirm(app, readers(3));
  const { id } = await started(app);
  await unsubscribe("reader-1@example.com");

  await sendOut(app);

  expect(recipientsOf(app)).toEqual(["reader-0@example.com", "reader-2@example.com"]);
  expect((await campaign(app, id)).counts).toMatchObject({ sent: 2, skipped: 1 });
});

test("meanwhile who unsubscribes while their mail is on its way does not get it either", async () => {
  const sent: string[] = [];
  let unsubscribe = async () => {};
  const send: Send = async ({ recipient }, beforeEnd) => {
    if (recipient === "reader-0@example.com" && beforeEnd) await unsubscribe();
    await beforeEnd?.();
    sent.push(recipient);
  };
  const app = await startTestApp({ send });
  const keys = await startTestApp({ database: app.database, clock: app.clock });
  const list = await subscribeAndConfirm(keys, readers(2));
  unsubscribe = async () => void (await list.unsubscribe("reader-0@example.com"));
  const { id } = await started(app);

  await sendOut(app, 10);

  expect(sent).toEqual(["reader-1@example.com"]);
  expect(await campaign(app, id)).toMatchObject({
    state: "done",
    counts: { sent: 1, skipped: 1 },
  });
});

test("meanwhile an erased subscriber goes with all rows, and the rest is sent", async () => {
  const app = await startTestApp();
  await subscribeAndConfirm(app, readers(3));
  const { id } = await started(app);
  await app.asStaff().post("/api/personal-data/erase", { email: "reader-1@example.com" });

  await sendOut(app);

  expect(recipientsOf(app)).toEqual(["reader-0@example.com", "reader-2@example.com"]);
  expect(await campaign(app, id)).toMatchObject({
    state: "done",
    counts: { recipients: 3, sent: 2, skipped: 0 },
  });
});

test("meanwhile a pause takes back what has not left, and going on sends the rest, each once", async () => {
  const app = await startTestApp();
  await subscribeAndConfirm(app, readers(5));
  const { id } = await started(app, { per_minute: 60 });
  app.clock.forward(11_000);
  await app.workOnCampaigns();
  expect(app.sent).toHaveLength(2);

  expect(await act(app, id, "pause")).toMatchObject({ status: 200, data: { state: "paused" } });
  await sendOut(app);
  expect(app.sent).toHaveLength(2);
  expect((await campaign(app, id)).counts).toMatchObject({ waiting: 3, queued: 0, sent: 2 });
  expect(await act(app, id, "pause")).toMatchObject({ status: 409 });

  expect((await act(app, id, "resume")).data.state).toBe("sending");
  expect(await act(app, id, "resume")).toMatchObject({
    status: 409,
    error: "This campaign is not paused.",
  });
  await sendOut(app);
  expect(recipientsOf(app)).toEqual(readers(5));
});

test("meanwhile what is done to another campaign changes nothing of this one", async () => {
  const notNow: Send = async () => {
    throw new Error("421 not now");
  };
  const app = await startTestApp({ send: notNow });
  const keys = await startTestApp({ database: app.database, clock: app.clock });
  await subscribeAndConfirm(keys, readers(2));
  const [{ id }, other] = [await started(app), await started(app)];
  const unsent = () =>
    app.database.db.selectFrom("mail").select("id").where("is_bulk", "=", 1).execute();

  const before = await campaign(app, id);
  expect((await act(app, other.id, "undo")).status).toBe(200);
  expect(await campaign(app, id)).toEqual(before);

  await act(app, other.id, "start");
  app.clock.forward(10_000);
  await app.workOnCampaigns();
  const sending = await campaign(app, id);
  expect(sending.counts).toMatchObject({ recipients: 2, waiting: 1, queued: 1 });
  expect((await act(app, other.id, "pause")).status).toBe(200);
  expect(await campaign(app, id)).toEqual(sending);
  expect(await unsent()).toHaveLength(1);

  // Its own, which is refused for now, goes with a stop.
  expect((await act(app, id, "stop")).status).toBe(200);
  expect(await unsent()).toEqual([]);
});

test("meanwhile the end of a mail counts for its own campaign, and not for another to the same reader", async () => {
  const app = await startTestApp({
    send: async ({ subject }, beforeEnd) => {
      if (subject === "Not now") throw new Error("421 not now");
      await beforeEnd?.();
    },
  });
  const keys = await startTestApp({ database: app.database, clock: app.clock });
  await subscribeAndConfirm(keys, readers(1));
  const [gone, waiting] = [await started(app), await started(app, { subject: "Not now" })];
  app.clock.forward(10_000);

  await app.workOnCampaigns();

  expect((await campaign(app, gone.id)).counts).toMatchObject({ sent: 1, queued: 0 });
  expect((await campaign(app, waiting.id)).counts).toMatchObject({ sent: 0, queued: 1 });
});

test("meanwhile pausing and going on is no way around the pace", async () => {
  const app = await startTestApp();
  await subscribeAndConfirm(app, readers(3));
  const { id } = await started(app, { per_minute: 1 });
  app.clock.forward(10_000);
  await app.workOnCampaigns();

  await act(app, id, "pause");
  await act(app, id, "resume");
  await sendOut(app, 40);

  expect(app.sent).toHaveLength(1);
  app.clock.forward(20_000);
  await app.workOnCampaigns();
  expect(app.sent).toHaveLength(2);
});

test("meanwhile a stop is for good: nobody else gets it", async () => {
  const app = await startTestApp();
  await subscribeAndConfirm(app, readers(4));
  const { id } = await started(app, { per_minute: 60 });
  app.clock.forward(10_000);
  await app.workOnCampaigns();

  expect((await act(app, id, "stop")).data).toMatchObject({
    state: "stopped",
    counts: { sent: 1, waiting: 3, queued: 0 },
  });
  await sendOut(app);
  expect(app.sent).toHaveLength(1);
  for (const what of ["resume", "stop", "pause", "undo"]) {
    expect((await act(app, id, what)).status).toBe(409);
  }
});

test("meanwhile a post that is deleted stops its campaign, which stays in the list", async () => {
  const app = await startTestApp();
  await subscribeAndConfirm(app, readers(2));
  const post = await addedPost(app);
  const { id } = await started(app, { post: post.id });
  await post.remove();

  await sendOut(app);

  expect(app.sent).toEqual([]);
  expect(await campaign(app, id)).toMatchObject({
    state: "stopped",
    post: null,
    post_title: "Three dates that are not the same",
  });
});
