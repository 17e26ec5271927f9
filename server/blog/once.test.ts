import { describe, expect, test } from "vitest";
import { aPicture, aPost, fileOf, type PostFields, startWriter } from "#tests/blog.ts";
import { startTestApp } from "#tests/kit.ts";

const dayMs = 24 * 60 * 60 * 1000;
const key = { "Idempotency-Key": "5f2c1c1e-7d0a-4c8e-9d58-1b1c6e3a9d10" };
const one = await aPicture({ colour: "#112233" });
const other = await aPicture({ colour: "#445566" });
const images = [one, other];

async function startWriting() {
  const app = await startTestApp();
  const writer = await startWriter(app);
  const listed = async () => (await app.get<object[]>("/api/blogs")).data;
  return { app, writer, listed };
}

test("the same key and form again: the same answer, one post", async () => {
  const { app, writer, listed } = await startWriting();
  const first = await writer.add(await aPost(), key);
  app.clock.forward(6 * dayMs);

  const second = await (await startWriter(app)).add(await aPost(), key);

  expect(first.status).toBe(201);
  expect(second).toEqual(first);
  expect(await listed()).toEqual([first.data]);
});

test("files of other names with the same contents are the same form", async () => {
  const { writer, listed } = await startWriting();
  const named = (name: string) => aPost({ images: [fileOf(one, name)] });
  const first = await writer.add(await named("a.jpg"), key);

  expect(await writer.add(await named("b.png"), key)).toEqual(first);
  expect(await listed()).toHaveLength(1);
});

describe("the same key with another form answers 422 and stores nothing", () => {
  const fields = { images, alts: ["One", "Other"] };
  test.each<{ what: string; changed: PostFields }>([
    { what: "title", changed: { title: "Another title" } },
    { what: "content", changed: { content: "Another content" } },
    { what: "image", changed: { images: [one, one] } },
    { what: "number of images", changed: { images: [one], alts: ["One"] } },
    { what: "description", changed: { alts: ["One", "Another"] } },
    { what: "order", changed: { order: [1, 0] } },
  ])("another $what", async ({ changed }) => {
    const { writer, listed } = await startWriting();
    const first = await writer.add(await aPost(fields), key);

    const answer = await writer.add(await aPost({ ...fields, ...changed }), key);

    expect(answer).toMatchObject({
      status: 422,
      error: "This Idempotency-Key was used for something else.",
    });
    expect(await listed()).toEqual([first.data]);
  });
});

test("another key, or none, makes another post", async () => {
  const { writer, listed } = await startWriting();

  await writer.add(await aPost(), key);
  await writer.add(await aPost(), { "Idempotency-Key": "another-key" });
  await writer.add(await aPost());
  await writer.add(await aPost());

  expect(await listed()).toHaveLength(4);
});

test("5 sends at once with one key make one post, and all are told of it", async () => {
  const { writer, listed } = await startWriting();

  const answers = await Promise.all(
    Array.from({ length: 5 }, async () => writer.add(await aPost(), key)),
  );

  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(await listed()).toHaveLength(1);
});

test("whoever sends again gets the post as it is now", async () => {
  const { writer } = await startWriting();
  const { data: post } = await writer.add(await aPost(), key);
  const { data: changed } = await writer.change(post.id, { title: "Newer", content: "Text" });

  expect(await writer.add(await aPost(), key)).toMatchObject({ status: 201, data: changed });
});

test("a post that has been deleted since does not come back", async () => {
  const { writer, listed } = await startWriting();
  const { data: post } = await writer.add(await aPost(), key);
  await writer.remove(post.id);

  expect(await writer.add(await aPost(), key)).toMatchObject({
    status: 410,
    error: "This post was added before, and has been deleted since.",
  });
  expect(await listed()).toEqual([]);
});

test("a form that is refused leaves its key free", async () => {
  const { writer } = await startWriting();

  const refused = await writer.add(await aPost({ images: [Buffer.from("no image")] }), key);
  const sent = await writer.add(await aPost(), key);

  expect([refused.status, sent.status]).toEqual([400, 201]);
});

test("what is no key is refused, and nothing is stored", async () => {
  const { writer, listed } = await startWriting();

  const answer = await writer.add(await aPost(), { "Idempotency-Key": "short" });

  expect(answer).toMatchObject({
    status: 400,
    error: "The Idempotency-Key must be 8 to 100 letters, digits or hyphens.",
  });
  expect(await listed()).toEqual([]);
});

test("nothing of the post is kept beside the key", async () => {
  const { app, writer } = await startWriting();
  const post = await aPost({ alts: ["A photo of somebody"] });
  await writer.add(post, key);

  const kept = JSON.stringify(
    await app.database.db.selectFrom("idempotency_key").selectAll().execute(),
  );

  for (const text of [post.title, post.content, "A photo of somebody"]) {
    expect(kept).not.toContain(text);
  }
});
