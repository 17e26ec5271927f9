import { expect, test } from "vitest";
import { pages } from "#content/pages.ts";
import { plainArticles } from "#content/plain-articles.ts";
import { aPost, startWriter } from "#tests/blog.ts";
import { startTestApp } from "#tests/kit.ts";

const publicUrl = "https://www.example.com";
const dayMs = 24 * 60 * 60 * 1000;

async function text(path: string) {
  const app = await startTestApp({ publicUrl });
  const answer = await app.request(path);
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

/** The days of its entries by their addresses, without the site's own part. */
function daysIn(sitemap: string): Record<string, string> {
  const found = sitemap.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod><\/url>/g);
  return Object.fromEntries(
    [...found].map(([, loc = "", day = ""]) => [loc.replace(publicUrl, ""), day]),
  );
}

test("the sitemap lists every page under the public address, with the day its words last changed", async () => {
  const { status, headers, body } = await text("/sitemap.xml");

  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toContain("application/xml");
  const days = daysIn(body);
  expect(Object.keys(days)).toEqual(pages.map(({ path }) => path));
  for (const day of Object.values(days)) expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(days).toMatchObject({
    "/": "2026-11-28",
    "/services": "2026-11-28",
    "/blog": "2026-11-27",
    "/refund-policy": "2026-11-23",
    "/accessibility": "2026-11-21",
    "/always-be-prepared-and-know-what-the-purpose-is": "2026-11-29",
    "/student-visa": "2026-11-29",
    "/tn-visa": "2026-11-29",
  });
});

test("the day in the sitemap is the one that a policy shows", async () => {
  const days = daysIn((await text("/sitemap.xml")).body);

  for (const { path, changedOn } of plainArticles) expect(days[path]).toBe(changedOn);
});

test("the sitemap has every post with the day it last changed, and the blog with the newest of these", async () => {
  const app = await startTestApp({ publicUrl });
  const days = async () => daysIn(await (await app.request("/sitemap.xml")).text());
  const { data: first } = await (await startWriter(app)).add(await aPost());
  app.clock.forward(dayMs);
  const { data: second } = await (await startWriter(app)).add(await aPost());
  expect(await days()).toMatchObject({
    "/blog": "2026-03-03",
    [`/blog/${first.id}`]: "2026-03-02",
    [`/blog/${second.id}`]: "2026-03-03",
  });

  app.clock.forward(dayMs);
  const texts = { title: "Corrected", content: "Now true" };
  await (await startWriter(app)).change(first.id, texts);

  expect(await days()).toMatchObject({
    "/blog": "2026-03-04",
    [`/blog/${first.id}`]: "2026-03-04",
    [`/blog/${second.id}`]: "2026-03-03",
  });
});

test("robots may read everything but the staff's pages and the API", async () => {
  const { body } = await text("/robots.txt");

  expect(body).toBe(
    "User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: https://www.example.com/sitemap.xml\n",
  );
});

test("whoever finds a hole is told whom to write to, for the next half year", async () => {
  const { body } = await text("/.well-known/security.txt");

  expect(body).toContain("Contact: mailto:hello@meridian360.example\n");
  expect(body).toContain("Expires: 2026-08-29T09:00:00.000Z\n");
});

test("a password manager finds where a password is changed", async () => {
  const { status, headers } = await text("/.well-known/change-password");

  expect([status, headers.get("Location")]).toEqual([302, "/admin/login"]);
});
