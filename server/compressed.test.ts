import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { anEnquiry, startTestApp } from "#tests/kit.ts";
import { loadBuiltPages } from "./built-site.ts";

const pagesOf = await loadBuiltPages({ hasRecaptcha: false });

test.each([
  "/search?q=visa",
  "/api/search?q=visa",
  "/api/enquiry",
  "/api/enquiry.csv",
  "/sitemap.xml",
])("%s comes compressed to whoever takes it", async (path) => {
  const app = await startTestApp({ pagesOf, publicUrl: "http://localhost" });
  await app.post("/api/enquiry", anEnquiry({}));
  const headers = await app.staffHeaders();
  const read = async (more: Record<string, string>) => {
    const answer = await app.request(path, { headers: { ...headers, ...more } });
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  const plain = await read({});
  const compressed = await read({ "Accept-Encoding": "gzip, br" });

  expect(plain.answer.headers.get("Content-Encoding")).toBeNull();
  expect(compressed.answer.headers.get("Content-Encoding")).toBe("gzip");
  for (const { answer } of [plain, compressed]) {
    expect(answer.headers.get("Vary")).toContain("Accept-Encoding");
  }
  const withoutNonces = (bytes: Buffer) =>
    bytes.toString("utf8").replaceAll(/nonce="[^"]+"/g, "nonce");
  expect(withoutNonces(gunzipSync(compressed.bytes))).toBe(withoutNonces(plain.bytes));
});

test("the answer to a sent enquiry, the desk's news and a picture come as they are", async () => {
  const app = await startTestApp({ pagesOf });
  const headers = { "Accept-Encoding": "gzip, br" };
  const leaving = new AbortController();

  const sent = await app.request("/api/enquiry", {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(anEnquiry({})),
  });
  const news = await app.request("/api/desk/events", {
    headers: { ...headers, ...(await app.staffHeaders()) },
    signal: leaving.signal,
  });
  const picture = await app.request("/icon-192.png", { headers });

  expect(sent.status).toBe(201);
  expect(news.headers.get("Content-Type")).toContain("text/event-stream");
  expect(picture.headers.get("Content-Type")).toBe("image/png");
  for (const answer of [sent, news, picture]) {
    expect(answer.status).toBeLessThan(300);
    expect(answer.headers.get("Content-Encoding")).toBeNull();
  }
  leaving.abort();
});
