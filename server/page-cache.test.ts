import { expect, test } from "vitest";
import { aPost, startWriter } from "#tests/blog.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { loadBuiltPages } from "./built-site.ts";

const publicUrl = "http://localhost:3000";
const pagesOf = await loadBuiltPages({ hasRecaptcha: false });

const startSite = (choices: Parameters<typeof startTestApp>[0] = {}) =>
  startTestApp({ pagesOf, ...choices });

const read = (app: TestApp, path: string, headers = {}) =>
  app.request(publicUrl + path, { headers });
const add = async (app: TestApp, title: string) => {
  const writer = await startWriter(app);
  return (await writer.add(await aPost({ title }))).data.id;
};

test("a page is rendered once and then kept, with a weak ETag, which it has compressed, too, and 304 for who has it", async () => {
  const app = await startSite();
  const path = `/blog/${await add(app, "The first post")}`;

  const first = await read(app, path);
  const etag = first.headers.get("ETag") ?? "";
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(first.headers.get("Vary")).toBe("Accept-Encoding");
  expect(first.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  expect(await first.text()).toContain("The first post");

  for (const held of [etag, etag.slice("W/".length), `"other", ${etag}`, "*"]) {
    expect((await read(app, path, { "If-None-Match": held })).status).toBe(304);
  }
  expect((await read(app, path, { "If-None-Match": 'W/"other"' })).status).toBe(200);
  const { headers } = await read(app, path, { "Accept-Encoding": "br" });
  expect([headers.get("Content-Encoding"), headers.get("ETag")]).toEqual(["br", etag]);
});

test("whoever asks for a page's head alone leaves the whole page to the next reader", async () => {
  const app = await startSite();
  const path = `/blog/${await add(app, "The first post")}`;

  for (const address of ["/blog", path, "/blog.data"]) {
    const head = await app.request(publicUrl + address, { method: "HEAD" });
    const page = await read(app, address);
    expect(await page.text()).toContain("The first post");
    expect(head.headers.get("ETag")).toBe(page.headers.get("ETag"));
  }
});

test("for readers who come at once a page is rendered once", async () => {
  let renderings = 0;
  const app = await startSite({
    pagesOf: (needs) => {
      const { build, ...pages } = pagesOf(needs);
      const counted = () => {
        renderings += 1;
        return build();
      };
      return { ...pages, build: counted };
    },
  });
  const path = `/blog/${await add(app, "The first post")}`;

  const answers = await Promise.all(Array.from({ length: 8 }, () => read(app, path)));

  for (const answer of answers) expect(await answer.text()).toContain("The first post");
  expect(renderings).toBe(1);
});

test("a page waits for no other that is being rendered", async () => {
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const app = await startSite({
    pagesOf: (needs) => {
      const { build, ...pages } = pagesOf(needs);
      const waits = [held.promise];
      return {
        ...pages,
        build() {
          begun.resolve();
          return (waits.pop() ?? Promise.resolve()).then(build);
        },
      };
    },
  });
  const path = `/blog/${await add(app, "The first post")}`;

  const slow = read(app, "/blog/not-there");
  await begun.promise;
  expect((await read(app, path)).status).toBe(200);
  held.resolve();
  expect((await slow).status).toBe(404);
});

test("no nonce is kept: the policy names the page's own scripts", async () => {
  const app = await startSite();
  const answer = await read(app, `/blog/${await add(app, "The first post")}`);

  const policy = answer.headers.get("Content-Security-Policy");
  expect(policy).toContain("'sha256-");
  expect(policy).not.toContain("nonce-");
  expect(await answer.text()).not.toContain("nonce=");
});

test("a post is seen, changed and gone at once, in the list and by itself, on every instance", async () => {
  const app = await startSite();
  const other = await startSite({ database: app.database });
  const everywhere = async (path: string) =>
    Promise.all([app, other].map(async (site) => (await read(site, path)).text()));
  await everywhere("/blog");

  const id = await add(app, "The first post");
  for (const page of await everywhere("/blog")) expect(page).toContain("The first post");
  for (const page of await everywhere(`/blog/${id}`)) expect(page).toContain("The first post");

  const writer = await startWriter(other);
  await writer.change(id, { title: "Another title", content: "Other words." });
  for (const page of await everywhere("/blog")) expect(page).toContain("Another title");
  for (const page of await everywhere(`/blog/${id}`)) expect(page).toContain("Another title");

  await writer.remove(id);
  for (const page of await everywhere("/blog")) expect(page).not.toContain("Another title");
  for (const site of [app, other]) expect((await read(site, `/blog/${id}`)).status).toBe(404);
});

test("a picture's further files are seen as soon as they are made", async () => {
  const app = await startSite();
  const path = `/blog/${await add(app, "The first post")}`;
  expect(await (await read(app, path)).text()).not.toContain(".avif");

  await app.finishPictures();

  expect(await (await read(app, path)).text()).toContain(".avif");
});

test("how long ago a post was written is at most a minute behind", async () => {
  const app = await startSite();
  await add(app, "The first post");
  const before = await (await read(app, "/blog")).text();

  app.clock.forward(59_000);
  expect(await (await read(app, "/blog")).text()).toBe(before);
  app.clock.forward(1000);
  expect(await (await read(app, "/blog")).text()).not.toBe(before);
});

test("what is not there, and other parameters, are not kept", async () => {
  const app = await startSite();
  expect((await read(app, "/blog/not-there")).headers.get("ETag")).toBeNull();
  expect((await read(app, "/blog?page=1&x=1")).headers.get("ETag")).toBeNull();
  expect((await read(app, "/blog?page=1")).headers.get("ETag")).not.toBeNull();
});

test("a page of the list that is not there leads to the nearest one: whoever asks for a thousand of them fills no memory", async () => {
  const app = await startSite();
  for (const asked of ["/blog?page=2", "/blog?page=999999"]) {
    const { status, headers } = await read(app, asked);
    expect([status, headers.get("Location"), headers.get("ETag")]).toEqual([302, "/blog", null]);
  }
  expect((await read(app, "/blog.data?page=2")).headers.get("ETag")).toBeNull();
});
