import { asyncProperty, record, assert as verify } from "fast-check";
import { expect, test } from "vitest";
import { hardText } from "#tests/hard-text.ts";
import { startTestApp } from "#tests/kit.ts";

const runs = { seed: 20_261_121, numRuns: 15 };

test("whatever stands in an address or its query, no answer is a 5xx", async () => {
  const app = await startTestApp();
  const headers = await app.staffHeaders();
  const reading = app.routes.filter(
    ({ method, path }) =>
      ["GET", "DELETE"].includes(method) && !path.includes("*") && !path.endsWith(".json"),
  );
  const texts = record({ segment: hardText(80), q: hardText(250), page: hardText(10) });

  await verify(
    asyncProperty(texts, async ({ segment, q, page }) => {
      const query = new URLSearchParams({ q, page, size: page, sort: segment });
      for (const { path, method } of reading) {
        const named = path.replace(/:\w+/g, encodeURIComponent(segment.toWellFormed()));
        const answer = await app.request(`${named}?${query}`, { method, headers });
        expect({ named, isFine: answer.status < 500 }).toEqual({ named, isFine: true });
      }
    }),
    runs,
  );
});

test("whatever a header says, no answer is a 5xx", async () => {
  const app = await startTestApp();
  const names = [
    "Authorization",
    "Content-Type",
    "If-None-Match",
    "Idempotency-Key",
    "If-Match",
    "Origin",
    "User-Agent",
    "X-Forwarded-For",
    "Accept-Encoding",
  ];
  await verify(
    asyncProperty(hardText(200), async (text) => {
      // What HTTP lets through in a header.
      const value = encodeURI(text.toWellFormed()).replaceAll("%20", " ");
      for (const name of names) {
        for (const [method, path] of [
          ["GET", "/api/blogs"],
          ["GET", "/api/enquiry"],
          ["POST", "/api/enquiry"],
          ["PUT", "/api/blogs/x"],
        ] as const) {
          const answer = await app.request(path, { method, headers: { [name]: value } });
          expect({ name, value, isFine: answer.status < 500 }).toMatchObject({ isFine: true });
        }
      }
    }),
    runs,
  );
});
