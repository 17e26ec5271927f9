import { expect, onTestFinished, test, vi } from "vitest";
import { aMessage, anEnquiry, startTestApp } from "#tests/kit.ts";
import { keyIn } from "#tests/mail-links.ts";
import { postForm } from "#tests/post-form.ts";
import { loadBuiltPages } from "./built-site.ts";

const pagesOf = await loadBuiltPages({ hasRecaptcha: false });

test("the 61st message of a minute is refused on its page with the API's own Retry-After", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const app = await startTestApp({ pagesOf });
  const { name, email } = aMessage();
  const address = "192.0.2.1";
  const send = () => app.post("/api/contact", aMessage(), { "X-Forwarded-For": address });
  const secondsOf = ({ headers }: { headers: Headers }) => Number(headers.get("Retry-After"));
  await Promise.all(Array.from({ length: 60 }, send));

  const before = await send();
  const page = await postForm(app, "/message", { name, email }, address);
  const after = await send();

  expect([before, page, after].map(({ status }) => status)).toEqual([429, 429, 429]);
  expect(await page.text()).toContain("Too many requests. Please try again in a few minutes.");
  expect([before, page, after].map(secondsOf)).toEqual([60, 60, 60]);
});

test("forms that are refused for what was typed are 60 posts a minute from an address as well", async () => {
  const app = await startTestApp({ pagesOf });
  const post = (address: string) => postForm(app, "/enquiry", { name: "" }, address);
  for (let count = 0; count < 60; count += 1) expect((await post("192.0.2.1")).status).toBe(400);

  const refused = await post("192.0.2.1");

  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThanOrEqual(1);
  expect(refused.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(refused.headers.get("Content-Security-Policy")).toContain("style-src 'self'");
  const html = await refused.text();
  expect(html).toContain("Too many requests. Please try again in a few minutes.");
  expect(html).toContain("</html>");
  expect((await post("192.0.2.2")).status).toBe(400);
});

test("one post too many keeps what was typed in a form, and does nothing by a mail's link", async () => {
  const app = await startTestApp({ pagesOf });
  const address = "192.0.2.1";
  await app.post("/api/enquiry", anEnquiry());
  await app.deliverMails();
  const receipt = app.sent.find(({ recipient }) => recipient === "anjali@example.com");
  const key = receipt && keyIn(receipt, "/my-data");
  for (let count = 0; count < 60; count += 1) await postForm(app, "/my-data", {}, address);

  const forms: Record<string, Record<string, string>> = {
    "/enquiry": { name: "Anjali", doubt: "How long?\nAnd the fee?" },
    "/contact": { name: "Anjali", message: "My B-2 was refused." },
    "/newsletter": { email: "anjali@example.com" },
    "/my-data": { email: "anjali@example.com" },
    [`/my-data/delete?key=${key}`]: {},
    "/newsletter/confirm?key=a-key": {},
  };
  for (const [path, typed] of Object.entries(forms)) {
    const page = await postForm(app, path, typed, address);
    expect(page.status).toBe(429);
    expect(Number(page.headers.get("Retry-After"))).toBeGreaterThanOrEqual(1);
    const html = await page.text();
    expect(html).toContain("Too many requests. Please try again in a few minutes.");
    for (const value of Object.values(typed)) expect(html).toContain(value);
    expect(html).not.toContain("aria-invalid");
  }
  expect((await app.get(`/api/my-data?key=${key}`)).status).toBe(200);
});
