import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import type { Post } from "#contract/answers/blog.ts";
import { addPost } from "./posts.ts";
import { expect, type Site, test } from "./site.ts";
import { tokenFor } from "./staff-token.ts";

/** Behind a proxy that speaks https, as in production. */
test.use({ settings: { PUBLIC_URL: "https://www.example.com", TRUST_PROXY: "1" } });

let post: Post;
test.beforeAll(async ({ site }) => {
  post = await addPost(site, { title: "With headers" });
});

type Sent = { method?: string; headers?: Record<string, string>; body?: string };
type Kind = {
  what: string;
  path: string | (() => string);
  sent?: Sent | ((site: Site) => Promise<Sent>);
  status: number;
};
const json = (body: object | string): Sent => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: typeof body === "string" ? body : JSON.stringify(body),
});
const form = (body: string, headers: Record<string, string> = {}): Sent => ({
  method: "POST",
  headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
  body,
});
const staff = async (site: Site): Promise<Sent> => ({
  headers: { Authorization: `Bearer ${await tokenFor(site)}` },
});
const image = () => `/uploads/${post.image[0]}`;
const lead = "name=Asha&email=asha@example.com&number=5125550142&category=TN+Visa";

const kinds: Kind[] = [
  { what: "a page made at build time", path: "/", status: 200 },
  { what: "its headers alone", path: "/", sent: { method: "HEAD" }, status: 200 },
  { what: "the staff's login page", path: "/admin/login", status: 200 },
  { what: "the staff's desk", path: "/admin/dashboard", status: 200 },
  { what: "a rendered page", path: "/blog", status: 200 },
  { what: "a post", path: () => `/blog/${post.id}`, status: 200 },
  { what: "a search", path: "/search?q=visa", status: 200 },
  { what: "a page that is not there", path: "/no-such-page", status: 404 },
  { what: "a post that is not there", path: "/blog/no-such-post", status: 404 },
  { what: "a page's data", path: "/blog.data", status: 200 },
  { what: "an odd path", path: "/%E0%A4%A", status: 404 },
  { what: "a form that is refused", path: "/enquiry", sent: form("name="), status: 400 },
  { what: "a form that is taken", path: "/enquiry", sent: form(lead), status: 303 },
  {
    what: "a form of another site",
    path: "/enquiry",
    sent: form(lead, { Origin: "https://elsewhere.example" }),
    status: 403,
  },
  { what: "no form", path: "/enquiry", sent: json({}), status: 400 },
  {
    what: "a form that is too long",
    path: "/enquiry",
    sent: form("x".repeat(140_000)),
    status: 413,
  },
  { what: "a method that pages lack", path: "/", sent: { method: "DELETE" }, status: 405 },
  { what: "TRACE", path: "/", sent: { method: "TRACE" }, status: 405 },
  { what: "OPTIONS", path: "/", sent: { method: "OPTIONS" }, status: 405 },
  { what: "the icon", path: "/favicon.svg", status: 200 },
  { what: "the manifest", path: "/site.webmanifest", status: 200 },
  { what: "the service worker", path: "/service-worker.js", status: 200 },
  { what: "an asset that is not there", path: "/assets/nothing.js", status: 404 },
  { what: "a picture", path: image, status: 200 },
  { what: "a picture that is not there", path: "/uploads/nothing.webp", status: 404 },
  {
    what: "a share image",
    path: () => `/og/posts/${post.image[0]?.slice(0, 32)}.jpg`,
    status: 200,
  },
  { what: "robots.txt", path: "/robots.txt", status: 200 },
  { what: "the sitemap", path: "/sitemap.xml", status: 200 },
  { what: "security.txt", path: "/.well-known/security.txt", status: 200 },
  { what: "the Atom feed", path: "/blog/feed.xml", status: 200 },
  { what: "the JSON feed", path: "/blog/feed.json", status: 200 },
  { what: "a moved page", path: "/links", status: 301 },
  { what: "a slash too many", path: "/about/", status: 301 },
  { what: "the staff's front door", path: "/admin", status: 302 },
  { what: "the way to a new password", path: "/.well-known/change-password", status: 302 },
  { what: "a post on its way", path: "/api/enquiry/", sent: json({}), status: 308 },
  { what: "health", path: "/healthz", status: 200 },
  { what: "readiness", path: "/readyz", status: 200 },
  { what: "public data", path: "/api/blogs", status: 200 },
  { what: "staff's data", path: "/api/enquiry", sent: staff, status: 200 },
  { what: "the contract", path: "/api/openapi.json", status: 200 },
  {
    what: "a lead",
    path: "/api/subscription",
    sent: json({ email: "a@example.com" }),
    status: 201,
  },
  { what: "a failed check", path: "/api/contact", sent: json({}), status: 400 },
  { what: "no login", path: "/api/enquiry", status: 401 },
  { what: "no route", path: "/api/nothing", status: 404 },
  { what: "no method", path: "/api/enquiry", sent: { method: "PUT" }, status: 405 },
  { what: "too much", path: "/api/contact", sent: json("x".repeat(140_000)), status: 413 },
  { what: "no JSON", path: "/api/contact", sent: form("a=b"), status: 415 },
];

for (const { what, path, sent, status } of kinds) {
  test(`${what} (${status}) carries every security header`, async ({ site }) => {
    const address = typeof path === "string" ? path : path();
    const given = typeof sent === "function" ? await sent(site) : sent;

    const answer = await ask(site, address, given);

    expect(answer.status).toBe(status);
    expectGuarded(answer.headers, isFedPicture(address, status) ? "cross-origin" : "same-origin");
    if (address.startsWith("/api/")) expect(answer.headers["cache-control"]).toBe("no-store");
  });
}

test("what is not changed (304) carries every security header", async ({ site }) => {
  for (const path of ["/", "/favicon.svg", image(), "/blog/feed.xml"]) {
    const { headers } = await ask(site, path);
    const again = await ask(site, path, { headers: { "If-None-Match": String(headers.etag) } });

    expect(again.status).toBe(304);
    expectGuarded(again.headers, isFedPicture(path, 304) ? "cross-origin" : "same-origin");
  }
});

test("every asset of the home page carries every security header", async ({ site }) => {
  const { text } = await ask(site, "/");
  const assets = [...new Set(text.match(/\/assets\/[\w.-]+/g))];
  expect(assets.length).toBeGreaterThan(10);

  for (const path of assets) {
    const { status, headers } = await ask(site, path);
    expect({ path, status }).toEqual({ path, status: 200 });
    expectGuarded(headers);
    expect(headers["content-type"]).toMatch(/^(text\/(css|javascript)|font\/woff2|image\/)/);
  }
});

test("too many requests (429) carry every security header", async ({ site }) => {
  const headers = { "X-Forwarded-For": "192.0.2.9", "Content-Type": "application/json" };
  const send = () => ask(site, "/api/contact", { method: "POST", headers, body: "{}" });
  for (let index = 0; index < 60; index += 1) await send();

  const refused = await send();

  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThanOrEqual(1);
  expectGuarded(refused.headers);
});

/** Feeds show the pictures of posts elsewhere. */
function isFedPicture(path: string, status: number): boolean {
  return path.startsWith("/uploads/") && status < 400;
}

/** The whole list of the product's headers, on any answer. */
function expectGuarded(headers: IncomingHttpHeaders, resourcePolicy = "same-origin"): void {
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": resourcePolicy,
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "permissions-policy": expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
  });
  const policy = headers["content-security-policy"] ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|\*|http:/);
  const names = Object.keys(headers);
  expect(names.filter((name) => name.startsWith("access-control-"))).toEqual([]);
  for (const name of ["set-cookie", "server", "x-powered-by"]) expect(names).not.toContain(name);
}

/** As any client can ask: fetch would neither send TRACE nor leave a redirect unfollowed with its headers. */
function ask(site: Site, path: string, { method = "GET", headers = {}, body }: Sent = {}) {
  type Answer = { status: number; headers: IncomingHttpHeaders; text: string };
  return new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    const asked = httpRequest({ hostname, port, path, method, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk) => {
        text += chunk;
      });
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
      );
    });
    asked.on("error", reject);
    asked.end(body);
  });
}
