import { expect, test } from "vitest";
import { unreachableDatabase } from "#tests/fresh-database.ts";
import { aMessage, anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";
import { keyIn } from "#tests/mail-links.ts";
import { postForm, publicUrl } from "#tests/post-form.ts";
import { loadBuiltPages } from "./built-site.ts";

const pagesOf = await loadBuiltPages({ hasRecaptcha: false });

test("in development no policy forbids what Vite serves; no other site frames the page", async () => {
  const app = await startTestApp({ pagesOf: (needs) => ({ build: pagesOf(needs).build }) });

  const page = await app.request(`${publicUrl}/admin/dashboard`);

  expect(page.status).toBe(200);
  expect(page.headers.get("Content-Security-Policy")).toBe("frame-ancestors 'none'");
});

test.each(["/newsletter/confir?key=a-key", "/my-data/delet?key=a-key"])(
  "%s, an address that was cut, is told as a link that has ended",
  async (path) => {
    const app = await startTestApp({ pagesOf });

    const page = await app.request(publicUrl + path);

    expect(page.status).toBe(404);
    expect(await page.text()).toContain("has ended");
  },
);

test.each([
  "/my-data?key=a-key",
  "/my-data/delete?key=a-key",
  "/newsletter/confirm?key=a-key",
  "/newsletter/unsubscribe?key=a-key",
])("%s tells its address to nothing that it asks for", async (path) => {
  const app = await startTestApp({ pagesOf });

  const page = await app.request(publicUrl + path);

  expect(page.headers.get("Referrer-Policy")).toBe("strict-origin");
});

test("the page of what is held of a person is kept by nobody", async () => {
  const app = await startTestApp({ pagesOf });
  await app.post("/api/enquiry", anEnquiry());
  await app.deliverMails();
  const receipt = app.sent.find(({ recipient }) => recipient === "anjali@example.com");
  const key = receipt && keyIn(receipt, "/my-data");

  const page = await app.request(`${publicUrl}/my-data?key=${key}`);

  expect(page.status).toBe(200);
  expect(await page.text()).toContain("anjali@example.com");
  expect(page.headers.get("Cache-Control")).toBe("no-store");
});

test("a search whose 200th character is half of one is answered without it", async () => {
  const app = await startTestApp({ pagesOf });
  const letters = "x".repeat(199);

  const page = await app.request(`${publicUrl}/search?q=${letters}${encodeURIComponent("😀")}`);

  expect(page.status).toBe(200);
  expect(await page.text()).toContain(`Nothing found for “${letters}”.`);
});

test("what is asked beside an article names its page by PUBLIC_URL, whatever host was asked for", async () => {
  const app = await startTestApp({ pagesOf, publicUrl: "https://www.example.com" });
  const { name, email } = aMessage();

  await app.request("http://evil.test:8080/always-be-prepared-and-know-what-the-purpose-is", {
    method: "POST",
    headers: { Host: "evil.test:8080" },
    body: new URLSearchParams({ name, email }),
  });

  const { data } = await app.asStaff().get<{ message: string }[]>("/api/contact");
  expect(data.map(({ message }) => message)).toEqual([
    expect.stringContaining(
      "\nhttps://www.example.com/always-be-prepared-and-know-what-the-purpose-is",
    ),
  ]);
});

test.each([
  { counted: "/api/newsletter/confirm", method: "POST", path: "/newsletter/confirm?key=a-key" },
  { counted: "/api/newsletter/confirm", method: "POST", path: "/newsletter/unsubscribe?key=a-key" },
  { counted: "/api/my-data?key=a-key", method: "GET", path: "/my-data?key=a-key" },
])("after 60 calls of a minute $path answers 429, as the API does", async (ask) => {
  const app = await startTestApp({ pagesOf });
  const headers = { "X-Forwarded-For": "192.0.2.1" };
  const call = () =>
    ask.method === "GET" ? app.get(ask.counted, headers) : app.post(ask.counted, {}, headers);
  for (let count = 0; count < 60; count += 1) expect((await call()).status).not.toBe(429);

  const page = await app.request(publicUrl + ask.path, { method: ask.method, headers });

  expect(page.status).toBe(429);
  expect(Number(page.headers.get("Retry-After"))).toBeGreaterThanOrEqual(1);
  expect(await page.text()).toContain("Too many requests. Please try again in a few minutes.");
});

test.each(["/blog", "/blog/a-post", "/search?q=visa", "/my-data?key=a-key"])(
  "%s says when to come again while the API is away",
  async (path) => {
    const app = await startTestApp({ pagesOf, database: unreachableDatabase() });

    const page = await app.request(publicUrl + path);

    expect(page.status).toBe(503);
    expect(page.headers.get("Retry-After")).toBe("30");
  },
);

test("a page without words of its own for it has those of the API", async () => {
  const app = await startTestApp({ pagesOf, database: unreachableDatabase() });

  const page = await app.request(`${publicUrl}/my-data?key=a-key`);

  expect(await page.text()).toContain("Please try again in a minute.");
});

test("a post is not called missing while the API is away", async () => {
  const away = await startTestApp({ pagesOf, database: unreachableDatabase() });
  const app = await startTestApp({ pagesOf });
  const titleAt = async ({ request }: TestApp) =>
    /<title>(.*?) \|/.exec(await (await request(`${publicUrl}/blog/a-post`)).text())?.[1];

  expect(await titleAt(app)).toBe("Post not found");
  expect(await titleAt(away)).toBe("Latest Blogs");
});

test("a form that can not be stored now says when to come again", async () => {
  const app = await startTestApp({ pagesOf, database: unreachableDatabase() });

  const page = await postForm(app, "/enquiry", anEnquiry(), "192.0.2.1");

  expect(page.status).toBe(503);
  expect(page.headers.get("Retry-After")).toBe("30");
});

test("a page that is there, or nowhere, has no Retry-After", async () => {
  const app = await startTestApp({ pagesOf });

  for (const [path, status] of [
    ["/blog", 200],
    ["/blog/a-post", 404],
  ] as const) {
    const page = await app.request(publicUrl + path);
    expect(page.status).toBe(status);
    expect(page.headers.get("Retry-After")).toBeNull();
  }
});

test("a form that was gone back to is sent again with other words, once", async () => {
  const app = await startTestApp({ pagesOf });
  const send = (doubt: string) =>
    postForm(app, "/enquiry", { ...anEnquiry(), doubt, key: "key-of-the-form" }, "192.0.2.1");

  const answers = [await send("first"), await send("second"), await send("second")];

  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  const { data } = await app.asStaff().get<{ doubt: string }[]>("/api/enquiry");
  expect(data.map(({ doubt }) => doubt)).toEqual(["second", "first"]);
});

test("a message of many lines, posted without scripts, is as long as the field counts it", async () => {
  const app = await startTestApp({ pagesOf });
  const message = `${"A line\n".repeat(1427)}The last`;
  const posted = { ...aMessage(), message: message.replaceAll("\n", "\r\n") };

  const page = await postForm(app, "/contact", posted, "192.0.2.1");

  expect([message.length, page.status]).toEqual([9997, 303]);
  const { data } = await app.asStaff().get<{ message: string }[]>("/api/contact");
  expect(data.map((row) => row.message)).toEqual([message]);
});

test("what is written beside a post that is deleted meanwhile is taken, with the post's address", async () => {
  const app = await startTestApp({ pagesOf });
  const { name, email } = aMessage();

  const page = await postForm(app, "/blog/a-post", { name, email }, "192.0.2.1");

  expect(page.status).toBe(303);
  const { data } = await app.asStaff().get<{ message: string }[]>("/api/contact");
  expect(data.map(({ message }) => message)).toEqual([`${publicUrl}/blog/a-post`]);
});

test("a page without a form answers a post with 405, and names what it takes", async () => {
  const app = await startTestApp({ pagesOf });

  const page = await postForm(app, "/nowhere", {}, "192.0.2.1");

  expect([page.status, page.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});
