import { expect, test } from "vitest";
import {
  act,
  addedPost,
  campaign,
  readers,
  sendOut,
  started,
  subscribeAndConfirm,
} from "#tests/campaigns.ts";
import { startTestApp } from "#tests/kit.ts";

test("a mail that has left while a pause is pressed is sent, and not once more", async () => {
  const sent: string[] = [];
  let pressPause = async () => {};
  const app = await startTestApp({
    send: async ({ recipient }, beforeEnd) => {
      await beforeEnd?.();
      sent.push(recipient);
      await pressPause();
    },
  });
  const keys = await startTestApp({ database: app.database, clock: app.clock });
  await subscribeAndConfirm(keys, readers(2));
  const { id } = await started(app, { per_minute: 60 });
  pressPause = async () => void (await act(app, id, "pause"));

  await sendOut(app, 5);

  expect(sent).toHaveLength(1);
  expect(await campaign(app, id)).toMatchObject({ state: "paused", counts: { sent: 1 } });
  pressPause = async () => {};
  await act(app, id, "resume");
  await sendOut(app);
  expect(sent.sort()).toEqual(readers(2));
});

test("a campaign that is paused can be stopped", async () => {
  const app = await startTestApp();
  await subscribeAndConfirm(app, readers(1));
  const { id } = await started(app);
  expect((await act(app, id, "pause")).data).toMatchObject({ state: "paused", undo_ms: 0 });

  expect(await act(app, id, "stop")).toMatchObject({ status: 200, data: { state: "stopped" } });
});

test("a campaign that is paused ends with its post", async () => {
  const app = await startTestApp();
  await subscribeAndConfirm(app, readers(1));
  const post = await addedPost(app);
  const { id } = await started(app, { post: post.id });
  await act(app, id, "pause");
  await post.remove();

  await app.workOnCampaigns();

  expect(await campaign(app, id)).toMatchObject({ state: "stopped", post: null });
});
