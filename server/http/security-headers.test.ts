import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { expect, test } from "vitest";
import { anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";
import { portOf } from "#tests/listening.ts";
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
    "origin-agent-cluster": "?1",
    "permissions-policy": expect.stringMatching(
      /^accelerometer=\(\), camera=\(\), .*geolocation=\(\)/,
    ),
    "x-dns-prefetch-control": "off",
    "x-download-options": "noopen",
    "x-permitted-cross-domain-policies": "none",
    "x-xss-protection": "0",
  });
  expect(headers.has("x-powered-by")).toBe(false);
  expect(headers.has("strict-transport-security")).toBe(false);
  if (given.path.startsWith("/api/")) expect(headers.get("cache-control")).toBe("no-store");
});

test.each(answers)("$what ($status) carries the same headers over a connection", async (given) => {
  const app = await startTestApp();
  if (given.status === 500) await app.database.takeAway("subscription");
  const origin = await serve(app);

  const answer = await fetch(origin + given.path, { redirect: "manual", ...given.init });
  await answer.body?.cancel();
  const inProcess = await app.request(given.path, given.init);

  expect(answer.status).toBe(given.status);
  expect(answer.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  expect(lastingHeaders(answer)).toEqual(lastingHeaders(inProcess));
});

async function serve({ fetch }: TestApp): Promise<string> {
  return `http://127.0.0.1:${await portOf(createServer(getRequestListener(fetch)))}`;
}

/** Without those of the one connection, the one request and how a body is carried. */
function lastingHeaders({ headers }: Response) {
  const own = [
    "connection",
    "date",
    "keep-alive",
    "x-request-id",
    "content-length",
    "transfer-encoding",
    "content-encoding",
    "vary",
  ];
  return Object.fromEntries([...headers].filter(([name]) => !own.includes(name)));
}

test("on https browsers are told to stay there, and nobody may put the owner's domain on their built-in list", async () => {
  const app = await startTestApp({ publicUrl: "https://www.example.com" });

  for (const path of ["/healthz", "/api/nothing", "/links"]) {
    const { headers } = await app.request(path);
    expect(headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains");
  }
});

test("no page may run inline scripts but those that it names, nor any inline style", () => {
  const policy = pagePolicy({ hasRecaptcha: false })(["'sha256-abc='"]);

  expect(policy.split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-abc='",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
});

test("where the owner has chosen reCAPTCHA a page takes it from Google, and nothing else", () => {
  const own = pagePolicy({ hasRecaptcha: false })([]).split("; ");

  const more = pagePolicy({ hasRecaptcha: true })([]).split("; ");

  const google = "https://www.google.com/recaptcha/";
  expect(more.filter((directive) => !own.includes(directive))).toEqual([
    `script-src 'self' ${google} https://www.gstatic.com/recaptcha/`,
    `connect-src 'self' ${google}`,
    `frame-src ${google}`,
  ]);
  expect(more).toHaveLength(own.length + 1);
});
