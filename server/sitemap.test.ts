import { expect, test } from "vitest";
import { pages } from "#content/pages.ts";
import { aPost, startWriter } from "#tests/blog.ts";
import { startTestApp } from "#tests/kit.ts";

const publicUrl = "https://www.example.com";

async function text(path: string) {
  const app = await startTestApp({ publicUrl });
  const answer = await app.request(path);
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

test("the sitemap lists every page under the public address, with the day it last changed", async () => {
  const { status, headers, body } = await text("/sitemap.xml");

  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toContain("application/xml");
  const found = [...body.matchAll(/<loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)];
  expect(found.map(([, loc, day]) => [loc, day])).toEqual(
    pages.map(({ path, changedOn }) => [publicUrl + path, changedOn]),
  );
});

test("the sitemap lists every post, with the day it was made", async () => {
  const app = await startTestApp({ publicUrl });
  const { data } = await (await startWriter(app)).add(await aPost());

  const body = await (await app.request("/sitemap.xml")).text();

  expect(body).toContain(
    `<url><loc>${publicUrl}/blog/${data.id}</loc><lastmod>2026-03-02</lastmod></url>`,
  );
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
