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

test("an edit changes the texts, and neither id nor dates; all images stay", async () => {
  const { app, before, change } = await startWithPost();

  const answer = await change({});

  expect(answer).toMatchObject({ status: 200, data: { ...before, ...texts } });
  expect((await app.get("/api/blogs")).data).toEqual([answer.data]);
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
  const { a, b, change } = await startWithPost();

  expect((await change({ keep: [b], images: both })).data.image).toEqual([b, a]);
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
    wish: (a) => ({ keep: Array(11).fill(a), images: [...both, ...another] }),
    says: "A post can have at most 12 images",
  },
])("an edit that can not be done changes nothing: $says", async ({ wish, says }) => {
  const { app, before, a, change } = await startWithPost();

  expect(await change(wish(a))).toMatchObject({ status: 400, error: says });

  expect((await app.get("/api/blogs")).data).toEqual([before]);
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
