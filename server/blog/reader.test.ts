import { expect, test } from "vitest";
import type { Post, PostNeighbours, PostPage } from "#contract/answers/blog.ts";
import { aPost, startWriter } from "#tests/blog.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { listen } from "#tests/seen-queries.ts";
import { listSomePosts } from "./reader-store.ts";

/** Oldest first, a minute apart, titled Post 1, Post 2 and so on. */
async function addPosts(app: TestApp, count: number): Promise<Post[]> {
  const writer = await startWriter(app);
  const posts: Post[] = [];
  for (let at = 1; at <= count; at += 1) {
    posts.push((await writer.add(await aPost({ title: `Post ${at}` }))).data);
    app.clock.forward(60_000);
  }
  return posts;
}

async function pageOf(app: TestApp, page: string) {
  const { status, data } = await app.get<PostPage>(`/api/blogs/pages/${page}`);
  return { status, page: data.page, pages: data.pages, titles: data.posts.map((p) => p.title) };
}

test("a page has six posts, newest first, and the last one the rest", async () => {
  const app = await startTestApp();
  await addPosts(app, 8);

  expect(await pageOf(app, "1")).toEqual({
    status: 200,
    page: 1,
    pages: 2,
    titles: ["Post 8", "Post 7", "Post 6", "Post 5", "Post 4", "Post 3"],
  });
  expect(await pageOf(app, "2")).toEqual({
    status: 200,
    page: 2,
    pages: 2,
    titles: ["Post 2", "Post 1"],
  });
});

test("of the database a page of six posts asks no more than a page of one", async () => {
  const app = await startTestApp();
  await addPosts(app, 6);
  const { db, take } = listen(app.database.address);

  for (const limit of [1, 6]) {
    const posts = await listSomePosts(db, { from: 0, limit, total: 6 });
    expect(posts).toHaveLength(limit);
    expect(take(), `${limit} posts`).toHaveLength(3);
  }
});

test.each([
  { asked: "0", given: 1 },
  { asked: "-1", given: 1 },
  { asked: "1.5", given: 1 },
  { asked: "x", given: 1 },
  { asked: "3", given: 2 },
  { asked: "99999999999999999999", given: 1 },
  { asked: "999999999", given: 2 },
])("page $asked is page $given", async ({ asked, given }) => {
  const app = await startTestApp();
  await addPosts(app, 7);

  expect(await pageOf(app, asked)).toMatchObject({ status: 200, page: given, pages: 2 });
});

test("six posts are one page, and so are none", async () => {
  const app = await startTestApp();
  expect(await pageOf(app, "1")).toEqual({ status: 200, page: 1, pages: 1, titles: [] });

  await addPosts(app, 6);

  expect(await pageOf(app, "2")).toMatchObject({ page: 1, pages: 1 });
});

test("each post knows the one before it and the one after it", async () => {
  const app = await startTestApp();
  const [first, second, third] = await addPosts(app, 3);
  const neighboursOf = async (post: Post | undefined) => {
    const { data } = await app.get<PostNeighbours>(`/api/blogs/${post?.id}/neighbours`);
    return [data.previous?.id, data.next?.id];
  };

  expect(await neighboursOf(first)).toEqual([undefined, second?.id]);
  expect(await neighboursOf(second)).toEqual([first?.id, third?.id]);
  expect(await neighboursOf(third)).toEqual([second?.id, undefined]);
});

test("a post that is not there has no neighbours", async () => {
  const app = await startTestApp();

  expect(await app.get("/api/blogs/nothing-here/neighbours")).toMatchObject({
    status: 404,
    error: "There is no such post.",
  });
});

test("posts of one moment have each a place of their own, the same on pages and among neighbours", async () => {
  const app = await startTestApp();
  const writer = await startWriter(app);
  for (let at = 1; at <= 14; at += 1) {
    await writer.add(await aPost({ title: `Post ${at}` }));
    if (at % 5 === 0) app.clock.forward(60_000);
  }
  const ids: string[] = [];
  for (const page of ["1", "2", "3"]) {
    const { data } = await app.get<PostPage>(`/api/blogs/pages/${page}`);
    ids.push(...data.posts.map(({ id }) => id));
  }

  expect(new Set(ids).size).toBe(14);
  expect((await app.get<Post[]>("/api/blogs")).data.map(({ id }) => id)).toEqual(ids);
  for (const [at, id] of ids.entries()) {
    const { data } = await app.get<PostNeighbours>(`/api/blogs/${id}/neighbours`);
    expect([data.next?.id, data.previous?.id]).toEqual([ids[at - 1], ids[at + 1]]);
  }
});
