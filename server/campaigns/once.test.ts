import { expect, test } from "vitest";
import type { Campaign } from "#contract/answers/campaigns.ts";
import { act, addedPost, readers, subscribeAndConfirm } from "#tests/campaigns.ts";
import { atTheDesk } from "#tests/desk.ts";
import { startTestApp } from "#tests/kit.ts";

const key = { "Idempotency-Key": "7c1d0b5e9a3f4f22b6d81e0c5a7f9b34" };

async function startWriting() {
  const app = await startTestApp();
  const post = await addedPost(app);
  const input = { post: post.id, subject: "News", intro: "Dear Meera,", per_minute: 60 };
  const { headers } = await atTheDesk(app);
  const add = (change: object = {}, sent: Record<string, string> = key) =>
    app.post<Campaign>("/api/campaigns", { ...input, ...change }, { ...headers, ...sent });
  const count = async () => (await app.asStaff().get<Campaign[]>("/api/campaigns")).data.length;
  return { app, post, input, add, count };
}

test("the same draft again under its key is one, and is answered as the first was", async () => {
  const { add, count } = await startWriting();
  const first = await add();

  const second = await add();

  expect(first).toMatchObject({ status: 201, data: { subject: "News", version: 1 } });
  expect(second.status).toBe(201);
  expect(second.text).toBe(first.text);
  expect(await count()).toBe(1);
});

test("5 at once under one key are one draft, and all are told of it", async () => {
  const { add, count } = await startWriting();

  const answers = await Promise.all(Array.from({ length: 5 }, () => add()));

  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(await count()).toBe(1);
});

test("a draft that is repeated is told as it is now, also when it was started or its post is gone", async () => {
  const { app, post, add } = await startWriting();
  await subscribeAndConfirm(app, readers(1));
  const { data } = await add();
  await act(app, data.id, "start");

  expect((await add()).data).toMatchObject({ id: data.id, state: "sending" });
  await post.remove();
  expect((await add()).data).toMatchObject({ id: data.id, post: null });
});

test("a draft that was deleted meanwhile is not made again", async () => {
  const { app, add, count } = await startWriting();
  const { data } = await add();
  await app.asStaff().remove(`/api/campaigns/${data.id}`);

  expect(await add()).toMatchObject({ status: 404, error: "There is no such campaign." });
  expect(await count()).toBe(0);
});

test("the key with other words or from somebody else is refused, and stores nothing", async () => {
  const { app, input, add, count } = await startWriting();
  await add();
  const { headers } = await atTheDesk(app);

  const answers = [
    await add({ subject: "Other news" }),
    await app.post("/api/campaigns", input, { ...headers, ...key }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([422, 422]);
  expect(await count()).toBe(1);
});

test("another key, or none, makes another draft; what is no key is refused", async () => {
  const { add, count } = await startWriting();

  await add();
  await add({}, { "Idempotency-Key": "another-key" });
  await add({}, {});
  await add({}, {});

  expect(await count()).toBe(4);
  expect(await add({}, { "Idempotency-Key": "no key!" })).toMatchObject({ status: 400 });
});

test("a post that is not there keeps no key", async () => {
  const { post, add, count } = await startWriting();

  expect(await add({ post: "no-such-post" })).toMatchObject({ status: 404 });
  expect(await add({ post: post.id })).toMatchObject({ status: 201 });
  expect(await count()).toBe(1);
});

test("what is kept beside the key is the id", async () => {
  const { app, add } = await startWriting();
  const { data } = await add();

  const kept = await app.database.db
    .selectFrom("idempotency_key")
    .select("answer")
    .where("key", "=", key["Idempotency-Key"])
    .executeTakeFirstOrThrow();

  expect(JSON.parse(kept.answer)).toEqual({ status: 201, data: { id: data.id } });
});
