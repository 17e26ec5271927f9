import { expect, test } from "vitest";
import { anEnquiry, startTestApp } from "#tests/kit.ts";

const site = "http://localhost:3000";

test.each([
  { path: "/links", status: 301, to: "/quick-link" },
  { path: "/links/", status: 301, to: "/quick-link" },
  { path: "/links?utm=x&y=%20", status: 301, to: "/quick-link?utm=x&y=%20" },
  { path: "/admin", status: 302, to: "/admin/login" },
  { path: "/admin/?next=1", status: 302, to: "/admin/login?next=1" },
  { path: "/about/", status: 301, to: "/about" },
  { path: "/blog/a-post/?page=2", status: 301, to: "/blog/a-post?page=2" },
  { path: "/about///", status: 301, to: "/about" },
  { path: "/caf%C3%A9/", status: 301, to: "/caf%C3%A9" },
  { path: "/api/openapi.json/", status: 301, to: "/api/openapi.json" },
])("$path leads to $to ($status)", async ({ path, status, to }) => {
  const app = await startTestApp();

  for (const method of ["GET", "HEAD"]) {
    const answer = await app.request(site + path, { method });

    expect(answer.status).toBe(status);
    expect(answer.headers.get("Location")).toBe(to);
  }
});

test.each([
  "//evil.example/",
  "//evil.example",
  "///evil.example/",
  "/\\evil.example/",
  "/\\/evil.example/",
  "//evil.example/%2f..",
  "/%5cevil.example/",
  "//user@evil.example/",
  "/https://evil.example/",
  "//links",
  "/.//evil.example/",
  "/x/..//evil.example/",
])("%s does not lead to another site", async (path) => {
  const app = await startTestApp();

  const answer = await app.request(site + path);

  const location = answer.headers.get("Location") ?? "/";
  expect(new URL(location, `${site}/`).origin).toBe(site);
  expect(location).toMatch(/^\/(?![/\\])/);
});

test.each(["/", "/healthz", "/quick-link", "/admin/login"])("%s stays", async (path) => {
  const app = await startTestApp();

  expect((await app.request(site + path)).headers.has("Location")).toBe(false);
});

test("a path full of slashes is answered like any other", async () => {
  const app = await startTestApp();
  // From each slash to the next sign this would be looked through for minutes, beyond any test's time.
  const path = `/a${"/".repeat(500_000)}b`;

  const answer = await app.request(`${site}${path}/`);

  expect(answer.headers.get("Location")).toBe(path);
});

test("a post keeps its body on the way to the right address", async () => {
  const app = await startTestApp();

  const answer = await app.post("/api/enquiry/", anEnquiry());

  expect(answer.status).toBe(308);
  expect(answer.headers.get("Location")).toBe("/api/enquiry");
});
