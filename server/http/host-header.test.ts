import { expect, test } from "vitest";
import { aPost, startWriter } from "#tests/blog.ts";
import { aMessage, anEnquiry, startTestApp } from "#tests/kit.ts";

const publicUrl = "https://www.example.com";
/** Everything by which a request can claim to have been sent to another site. */
const hostile = {
  Host: "evil.test",
  "X-Forwarded-Host": "evil.test",
  "X-Forwarded-Proto": "http",
  "X-Forwarded-Server": "evil.test",
  "X-Original-URL": "https://evil.test/",
  "X-Rewrite-URL": "https://evil.test/",
  Forwarded: "host=evil.test;proto=http",
  Referer: "https://evil.test/",
};
const email = "office@example.com";

test("links in every mail begin with PUBLIC_URL, whatever host was asked for", async () => {
  const app = await startTestApp({ publicUrl });
  await app.addStaff(email, "correct horse");
  await app.post("/api/enquiry", anEnquiry(), hostile);
  await app.post("/api/contact", aMessage(), hostile);
  await app.post("/api/user/forgot-password", { email }, hostile);
  await app.deliverMails();
  const otp = app.sent.map(({ text }) => /one-time code is (\d{6})/.exec(text)?.[1]).find(Boolean);
  await app.post(
    "/api/user/reset-password",
    { email, otp, newPassword: "battery staple" },
    hostile,
  );
  await app.deliverMails();

  const words = app.sent.map((mail) => JSON.stringify(mail)).join("\n");
  expect(app.sent).toHaveLength(6);
  expect(words).not.toContain("evil.test");
  expect(words).toContain(`${publicUrl}/admin/login`);
  for (const [url] of words.matchAll(/https?:\/\/[^\s"\\<]+/g)) {
    expect(url.startsWith(`${publicUrl}/`)).toBe(true);
  }
});

test.each([
  "/sitemap.xml",
  "/robots.txt",
  "/.well-known/security.txt",
  "/blog/feed.xml",
  "/blog/feed.json",
  "/api/openapi.json",
  "/links",
  "/about/",
  "/.well-known/change-password",
])("%s names no host but ours", async (path) => {
  const app = await startTestApp({ publicUrl });
  const writer = await startWriter(app);
  await writer.add(await aPost());

  const answer = await app.request(`http://evil.test${path}`, { headers: hostile });

  const said = `${await answer.text()} ${[...answer.headers].join(" ")}`;
  expect(said).not.toContain("evil.test");
});
