import { expect, test } from "vitest";
import { aPicture, aPost, type PostFields, startWriter } from "#tests/blog.ts";
import { startTestApp } from "#tests/kit.ts";

const [first, second, third] = await Promise.all(
  ["#111111", "#777777", "#eeeeee"].map((colour) => aPicture({ colour })),
);
const both = [first, second].filter((picture) => picture !== undefined);
const another = [third].filter((picture) => picture !== undefined);
const texts = { title: "A new title", content: "New content" };

/** A post with two images, A and B, an hour ago. */
async function startWithPost() {
  const app = await startTestApp();
  const writer = await startWriter(app);
  const fields = await aPost({ images: both, alts: ["The first", "The second"] });
  const { data: before } = await writer.add(fields);
  const [a = "", b = ""] = before.image;
  app.clock.forward(60 * 60 * 1000);
  const change = (more: PostFields) => writer.change(before.id, { ...texts, ...more });
  return { app, writer, before, a, b, change };
}

const anHourLater = "2026-03-02T10:00:00.000Z";

test("an edit changes the texts and says when, and neither id nor dates; all images stay", async () => {
  const { app, before, change } = await startWithPost();

  const answer = await change({});

  const data = { ...before, ...texts, version: 2, changed_at: anHourLater };
  expect(answer).toMatchObject({ status: 200, data });
  expect((await app.get("/api/blogs")).data).toEqual([answer.data]);
});

test("an edit leaves other posts as they are", async () => {
  const { app, writer, a, b, change } = await startWithPost();
  const { data: other } = await writer.add(await aPost({ images: both }));

  expect((await change({ keep: [b, a] })).status).toBe(200);
  expect((await change({ images: another })).status).toBe(200);

  expect((await app.get(`/api/blogs/${other.id}`)).data).toEqual(other);
});

test.each<[string, (names: string[]) => PostFields]>([
  ["a new title", () => ({ title: "Another" })],
  ["a new text", () => ({ content: "Another" })],
  ["another order of the images", ([a = "", b = ""]) => ({ keep: [b, a] })],
  [
    "another order of the images under the same descriptions",
    ([a = "", b = ""]) => ({ keep: [b, a], alts: ["The first", "The second"] }),
  ],
  ["an image less", ([a = ""]) => ({ keep: [a] })],
  ["another image", () => ({ images: another })],
  ["another description", () => ({ alts: ["The first", "Another"] })],
])("%s is a change", async (_name, edit) => {
  const { writer, before } = await startWithPost();
  const { id, title, content, image } = before;

  const { data } = await writer.change(id, { title, content, ...edit(image) });

  expect(data).toMatchObject({ changed_at: anHourLater, created_at: before.created_at });
});

test("a save of what is there already is no change", async () => {
  const { writer, before } = await startWithPost();
  const { id, title, content, image } = before;

  const { data } = await writer.change(id, { title, content, keep: image });

  expect(data).toEqual({ ...before, version: 2 });
});

test("images without keep replace all", async () => {
  const { app, before, a, change } = await startWithPost();

  const { data } = await change({ images: another, alts: ["The third"] });

  expect(data.image).toHaveLength(1);
  expect(before.image).not.toContain(data.image[0]);
  expect(data.alts).toEqual(["The third"]);
  expect((await app.request(`/uploads/${a}`)).status).toBe(404);
});

test("exactly what keep names stays, in that order, before new images", async () => {
  const { app, before, a, b, change } = await startWithPost();

  const turned = await change({ keep: [b, a] });
  expect(turned.data).toMatchObject({ image: [b, a], alts: ["The second", "The first"] });

  const { data } = await change({ keep: [a], images: another, alts: ["The third"] });
  expect(data).toMatchObject({ image: [a, expect.any(String)], alts: ["The first", "The third"] });
  expect((await app.get(`/api/blogs/${before.id}`)).data).toEqual(data);
  expect((await app.request(`/uploads/${b}`)).status).toBe(404);
  expect((await app.request(`/uploads/${a}`)).status).toBe(200);
});

test("one description for every image describes the kept ones anew", async () => {
  const { a, b, change } = await startWithPost();

  expect((await change({ keep: [b, a], alts: ["B", "A"] })).data.alts).toEqual(["B", "A"]);
  expect((await change({ alts: ["b", "a"] })).data.alts).toEqual(["b", "a"]);
  expect(await change({ alts: ["only one"] })).toMatchObject({
    status: 400,
    error: "There are more descriptions than images",
  });
});

test("a picture that is in the post already is there once", async () => {
  const { app, before, a, b, change } = await startWithPost();

  const { data } = await change({ keep: [b], images: both, alts: ["The first anew"] });

  expect(data).toMatchObject({ image: [b, a], alts: ["The second", "The first anew"] });
  expect((await app.get(`/api/blogs/${before.id}`)).data).toEqual(data);

  const turned = await change({ images: both });
  expect(turned.data.image).toEqual([a, b]);
  expect((await app.get(`/api/blogs/${before.id}`)).data).toEqual(turned.data);
});

test.each<{ wish: (a: string) => PostFields; says: string }>([
  { wish: () => ({ keep: [""] }), says: "At least one image is required" },
  { wish: () => ({ title: " " }), says: "Title is required" },
  { wish: () => ({ content: "" }), says: "Content is required" },
  {
    wish: (a) => ({ keep: [a, `${"0".repeat(32)}.webp`] }),
    says: "An image to keep is not in this post any more",
  },
  {
    wish: (a) => ({ keep: Array(10).fill(a), images: [...both, ...another] }),
    says: "A post can have at most 12 images",
  },
])("an edit that can not be done changes nothing: $says", async ({ wish, says }) => {
  const { app, before, a, change } = await startWithPost();

  expect(await change(wish(a))).toMatchObject({ status: 400, error: says });

  expect((await app.get("/api/blogs")).data).toEqual([before]);
});

test("an order mixes kept and new images", async () => {
  const { a, b, change } = await startWithPost();

  const alts = ["The first", "The second", "The third"];
  const { data } = await change({ keep: [a, b], images: another, alts, order: [2, 0, 1] });

  expect(data.image.slice(1)).toEqual([a, b]);
  expect(data.alts).toEqual(["The third", "The first", "The second"]);
});

test.each([[[0]], [[0, 0]], [[0, 2]], [[0, 1, 1]]])(
  "the order %j of two images is none",
  async (order) => {
    const { app, before, change } = await startWithPost();

    expect(await change({ order })).toMatchObject({
      status: 400,
      error: "The order does not name every image once",
    });
    expect((await app.get("/api/blogs")).data).toEqual([before]);
  },
);

test("a change over another's save is refused, unless it says nothing of versions", async () => {
  const { app, writer, before } = await startWithPost();
  const first = await writer.change(before.id, { ...texts, title: "Mine" }, before.version);
  expect(first).toMatchObject({ status: 200, data: { version: 2 } });

  const second = await writer.change(before.id, { ...texts, images: another }, before.version);

  expect(second).toMatchObject({
    status: 412,
    error: "Somebody else has saved this post meanwhile.",
  });
  expect((await app.get(`/api/blogs/${before.id}`)).data).toEqual(first.data);
  expect(await writer.change(before.id, texts, 2)).toMatchObject({ data: { version: 3 } });
  expect(await writer.change(before.id, texts)).toMatchObject({ data: { version: 4 } });
});

test("of changes to one version at the same time exactly one is made", async () => {
  const { writer, before } = await startWithPost();

  const answers = await Promise.all(
    ["One", "Two", "Three"].map((title) => writer.change(before.id, { ...texts, title }, 1)),
  );

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
});

test("a removed post takes its images with it, and nobody else's", async () => {
  const { app, writer, before, a, b } = await startWithPost();
  const { data: other } = await writer.add(await aPost({ images: both.slice(0, 1) }));
  expect(other.image).toEqual([a]);

  expect(await writer.remove(before.id)).toMatchObject({ status: 200 });

  expect((await app.get(`/api/blogs/${before.id}`)).status).toBe(404);
  expect((await app.request(`/uploads/${b}`)).status).toBe(404);
  expect((await app.request(`/uploads/${a}`)).status).toBe(200);
  expect(await writer.remove(before.id)).toMatchObject({ status: 404 });

  await writer.remove(other.id);
  const left = await app.database.db.selectFrom("post_image").select("name").execute();
  expect(left).toEqual([]);
});

test("edits at the same time leave one of them whole", async () => {
  const { app, before, change } = await startWithPost();
  const wishes = ["One", "Two", "Three", "Four"].map(async (title, index) =>
    change({ title, images: [await aPicture({ colour: `#0000${index}0` })], alts: [title] }),
  );

  const answers = await Promise.all(wishes);

  const { data } = await app.get(`/api/blogs/${before.id}`);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
  expect(answers.map((answer) => answer.data)).toContainEqual(data);
});
