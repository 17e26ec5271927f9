import { randomBytes } from "node:crypto";
import type { KyselyPlugin } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Db } from "#server/database/schema.ts";
import { freshDatabase } from "#tests/fresh-database.ts";
import { startTestApp } from "#tests/kit.ts";

/** A post with so many pictures, past the form, which would work on each; gives where they are shared. */
async function addPictures(db: Db, many: number): Promise<string[]> {
  const post_id = "a-post";
  const at = { date: "2026-01-01", created_at: "2026-01-01", changed_at: "2026-01-01" };
  await db
    .insertInto("post")
    .values({ id: post_id, title: "A post", content: "Words", ...at, version: 1 })
    .execute();
  const bytes = await sharp({
    create: { width: 1200, height: 900, channels: 3, background: "red" },
  })
    .webp()
    .toBuffer();
  const hashes = Array.from({ length: many }, () => randomBytes(16).toString("hex"));
  const rows = hashes.map((hash, position) => ({
    post_id,
    name: `${hash}.webp`,
    position,
    alt: "",
  }));
  await db
    .insertInto("post_image")
    .values(rows.map((row) => ({ ...row, bytes })))
    .execute();
  return hashes.map((hash) => `/og/posts/${hash}.jpg`);
}

/** Tells how many pictures were read, and how many at the same time. */
function countReads() {
  const counted = { reads: 0, most: 0 };
  const open = new Set<unknown>();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (node.kind === "SelectQueryNode" && JSON.stringify(node).includes('"bytes"')) {
        open.add(queryId);
        counted.reads += 1;
        counted.most = Math.max(counted.most, open.size);
      }
      return node;
    },
    async transformResult({ result, queryId }) {
      open.delete(queryId);
      return result;
    },
  };
  return { plugin, counted };
}

async function startCounting(pictures: number) {
  const database = await freshDatabase();
  const paths = await addPictures(database.db, pictures);
  const { plugin, counted } = countReads();
  const app = await startTestApp({
    database: { ...database, db: database.db.withPlugin(plugin) },
  });
  return { app, paths, counted };
}

test("of 200 pictures asked for at once a few are made, one after the other, and the others are refused", async () => {
  const { app, paths, counted } = await startCounting(200);

  const answers = await Promise.all(paths.map((path) => app.request(path)));

  const refused = answers.filter(({ status }) => status === 503);
  const made = answers.filter(({ status }) => status === 200);
  expect(made.length + refused.length).toBe(200);
  expect(made.length).toBeGreaterThan(20);
  expect(refused.length).toBeGreaterThan(100);
  expect(refused[0]?.headers.get("Retry-After")).toMatch(/^\d+$/);
  expect(counted).toEqual({ reads: made.length, most: 1 });
});

test("a picture that was made just now is not made again, as long as its post is there", async () => {
  const { app, paths, counted } = await startCounting(1);
  const [path = ""] = paths;
  const first = await (await app.request(path)).arrayBuffer();

  const answers = await Promise.all([1, 2, 3].map(() => app.request(path)));

  for (const answer of answers) {
    expect(answer.headers.get("Content-Type")).toBe("image/jpeg");
    expect(await answer.arrayBuffer()).toEqual(first);
  }
  expect(counted.reads).toBe(1);
  await app.database.db.deleteFrom("post").execute();
  expect((await app.request(path)).status).toBe(404);
});

test("nothing is made for who has gone while waiting", async () => {
  const { app, paths, counted } = await startCounting(2);
  const gone = new AbortController();

  const [first, second] = paths.map((path) => app.request(path, { signal: gone.signal }));
  gone.abort();
  await Promise.all([first, second]);

  expect(counted.reads).toBeLessThan(2);
});
