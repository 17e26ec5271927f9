import { expect, test } from "vitest";
import { aPicture, aPost, type PostFields, startWriter } from "#tests/blog.ts";
import { startTestApp } from "#tests/kit.ts";

const publicUrl = "https://www.example.com";

async function siteWith(...posts: PostFields[]) {
  const app = await startTestApp({ publicUrl });
  const writer = await startWriter(app);
  const added = [];
  for (const post of posts) {
    added.push((await writer.add(await aPost(post))).data);
    app.clock.forward(60_000);
  }
  return { app, posts: added };
}

const difficult = {
  title: 'Fees & "odds" <b>',
  content:
    'One & <script>alert("x")</script>\nstill one\n\nA & B\n\ntwo \u0007]]> അതെ 🙂\n- <i>\n- &\n\n2. to\n3. do',
  alts: ['A "stamp" & more'],
};

test("the Atom feed has every post in full, newest first", async () => {
  const { app, posts } = await siteWith({ title: "First" }, difficult);

  const answer = await app.request("/blog/feed.xml");

  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
  const xml = await answer.text();
  expect(xml.match(/<title>.*<\/title>/g)).toEqual([
    "<title>Meridian360: Latest Blogs</title>",
    "<title>Fees &amp; &quot;odds&quot; &lt;b&gt;</title>",
    "<title>First</title>",
  ]);
  expect(xml).toContain(`<id>${publicUrl}/blog/${posts[1]?.id}</id>`);
  expect(xml).toContain("<updated>2026-03-02T09:01:00.000Z</updated>");
  expect(xml).toContain(
    `<link rel="self" type="application/atom+xml" href="${publicUrl}/blog/feed.xml"/>`,
  );
  const [content = ""] = xml.match(/(?<=<content type="html">)[^<]*/) ?? [];
  expect(unescaped(content)).toBe(
    `<p><img src="${publicUrl}/uploads/${posts[1]?.image[0]}" alt="A &quot;stamp&quot; &amp; more"/></p>\n` +
      "<p>One &amp; &lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;<br/>still one</p>\n" +
      "<h2>A &amp; B</h2>\n" +
      "<p>two ]]&gt; അതെ 🙂</p>\n" +
      "<ul><li>&lt;i&gt;</li><li>&amp;</li></ul>\n" +
      '<ol><li value="2">to</li><li value="3">do</li></ol>',
  );
});

test("the JSON feed has the same posts", async () => {
  const { app, posts } = await siteWith({ title: "First" }, difficult);

  const answer = await app.request("/blog/feed.json");

  expect(answer.headers.get("Content-Type")).toBe("application/feed+json; charset=utf-8");
  expect(await answer.json()).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    title: "Meridian360: Latest Blogs",
    home_page_url: `${publicUrl}/blog`,
    feed_url: `${publicUrl}/blog/feed.json`,
    items: [
      {
        url: `${publicUrl}/blog/${posts[1]?.id}`,
        title: difficult.title,
        content_text: posts[1]?.content,
        date_published: "2026-03-02T09:01:00.000Z",
        image: `${publicUrl}/uploads/${posts[1]?.image[0]}`,
      },
      { title: "First" },
    ],
  });
});

test("an edit is told to programs that follow the blog; the day of the post stays", async () => {
  const { app, posts } = await siteWith({ title: "First" }, { title: "Second" });
  const { id = "" } = posts[0] ?? {};
  const changedAt = app.clock.now().toISOString();
  await (await startWriter(app)).change(id, { title: "First, corrected", content: "Now true" });

  const xml = await (await app.request("/blog/feed.xml")).text();

  expect(xml.match(/<(?:published|updated)>[^<]*/g)).toEqual([
    `<updated>${changedAt}`,
    "<published>2026-03-02T09:01:00.000Z",
    "<updated>2026-03-02T09:01:00.000Z",
    "<published>2026-03-02T09:00:00.000Z",
    `<updated>${changedAt}`,
  ]);
  expect(await (await app.request("/blog/feed.json")).json()).toMatchObject({
    items: [
      { date_modified: "2026-03-02T09:01:00.000Z" },
      { date_published: "2026-03-02T09:00:00.000Z", date_modified: changedAt },
    ],
  });
});

test("a feed without posts is one all the same", async () => {
  const { app } = await siteWith();

  expect(await (await app.request("/blog/feed.xml")).text()).toContain("</author>\n<updated>");
  expect(await (await app.request("/blog/feed.json")).json()).toMatchObject({ items: [] });
});

test("a feed that has not changed is not sent again", async () => {
  const { app } = await siteWith({});
  const first = await app.request("/blog/feed.xml");
  const headers = { "If-None-Match": first.headers.get("ETag") ?? "" };

  expect((await app.request("/blog/feed.xml", { headers })).status).toBe(304);

  const writer = await startWriter(app);
  await writer.add(await aPost({ images: [await aPicture({ colour: "#112233" })] }));
  expect((await app.request("/blog/feed.xml", { headers })).status).toBe(200);
});

test.each(["GET", "HEAD"])(
  "a feed whose %s is answered by 304, too, says that its letters may come compressed",
  async (method) => {
    const { app } = await siteWith({});
    const ask = (headers: Record<string, string>) =>
      app.request("/blog/feed.xml", { method, headers: { "Accept-Encoding": "gzip", ...headers } });

    const first = await ask({});
    const again = await ask({ "If-None-Match": first.headers.get("ETag") ?? "" });

    expect([first.status, again.status]).toEqual([200, 304]);
    for (const { headers } of [first, again]) expect(headers.get("Vary")).toBe("Accept-Encoding");
  },
);

test("a post's picture is shared as a JPEG of 1200 to 630", async () => {
  const { app, posts } = await siteWith({});
  const path = `/og/posts/${posts[0]?.image[0]?.replace(".webp", ".jpg")}`;

  const answer = await app.request(path);

  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("image/jpeg");
  expect(answer.headers.get("Cache-Control")).toContain("immutable");
  const { default: sharp } = await import("sharp");
  const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
  expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
  const headers = { "If-None-Match": answer.headers.get("ETag") ?? "" };
  expect((await app.request(path, { headers })).status).toBe(304);
});

test.each(["x.jpg", `${"0".repeat(32)}.jpg`, `${"0".repeat(32)}.png`])(
  "there is no shared picture %s",
  async (name) => {
    const app = await startTestApp();

    expect((await app.request(`/og/posts/${name}`)).status).toBe(404);
  },
);

function unescaped(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
