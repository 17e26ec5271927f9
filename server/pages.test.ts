import { expect, test } from "vitest";
import { startTestApp } from "#tests/kit.ts";
import { loadBuiltPages } from "./built-site.ts";

const publicUrl = "http://localhost:3000";

test("in development no policy forbids what Vite serves; no other site frames the page", async () => {
  const pagesOf = await loadBuiltPages({ hasRecaptcha: false });
  const app = await startTestApp({ pagesOf: (needs) => ({ build: pagesOf(needs).build }) });

  const page = await app.request(`${publicUrl}/admin/dashboard`);

  expect(page.status).toBe(200);
  expect(page.headers.get("Content-Security-Policy")).toBe("frame-ancestors 'none'");
});
