import { expect, test } from "vitest";
import { anEnquiry, startTestApp } from "#tests/kit.ts";
import { pagePolicy } from "./security-headers.ts";

const type = { "Content-Type": "application/json" };
const post = (body: string) => ({ method: "POST", headers: type, body });

const answers: { what: string; path: string; init?: RequestInit; status: number }[] = [
  { what: "a success", path: "/api/openapi.json", status: 200 },
  { what: "a lead", path: "/api/enquiry", init: post(JSON.stringify(anEnquiry())), status: 201 },
  { what: "a moved page", path: "/links", status: 301 },
  { what: "a failed check", path: "/api/contact", init: post("{}"), status: 400 },
  { what: "no login", path: "/api/enquiry", status: 401 },
  { what: "no page", path: "/nothing", status: 404 },
  { what: "no route", path: "/api/nothing", status: 404 },
  { what: "no method", path: "/api/enquiry", init: { method: "PUT" }, status: 405 },
  { what: "too much", path: "/api/contact", init: post("x".repeat(200_000)), status: 413 },
  { what: "no JSON", path: "/api/contact", init: { method: "POST" }, status: 415 },
  {
    what: "a failure of ours",
    path: "/api/subscription",
    init: post('{"email":"a@b.co"}'),
    status: 500,
  },
];

test.each(answers)("$what ($status) carries the security headers", async (given) => {
  const app = await startTestApp();
  if (given.status === 500) await app.database.takeAway("subscription");

  const { status, headers } = await app.request(given.path, given.init);

  expect(status).toBe(given.status);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": expect.stringContaining("geolocation=()"),
  });
  expect(headers.has("x-powered-by")).toBe(false);
  expect(headers.has("strict-transport-security")).toBe(false);
  if (given.path.startsWith("/api/")) expect(headers.get("cache-control")).toBe("no-store");
});

test("on https browsers are told to stay there", async () => {
  const app = await startTestApp({ publicUrl: "https://www.example.com" });

  for (const path of ["/healthz", "/api/nothing", "/links"]) {
    const { headers } = await app.request(path);
    expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}; includeSubDomains/);
  }
});

test("no page may run inline scripts but those that it names, nor any inline style", () => {
  const policy = pagePolicy({ hasRecaptcha: false })(["'sha256-abc='"]);

  expect(policy).toContain("script-src 'self' 'sha256-abc=';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe");
});
