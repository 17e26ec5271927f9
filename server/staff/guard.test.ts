import { describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/kit.ts";

/** What needs no login. Every other route of the API must, also the ones that do not exist yet. */
const open = new Set([
  "POST /api/enquiry",
  "POST /api/contact",
  "POST /api/subscription",
  "GET /api/newsletter/confirm",
  "POST /api/newsletter/confirm",
  "GET /api/newsletter/unsubscribe",
  "POST /api/newsletter/unsubscribe",
  "GET /api/my-data",
  "GET /api/my-data/file",
  "DELETE /api/my-data",
  "POST /api/my-data/link",
  "POST /api/user/login",
  "POST /api/user/logout",
  "POST /api/user/forgot-password",
  "POST /api/user/reset-password",
  "POST /api/user/invitation",
  "POST /api/user/invitation/accept",
  "GET /api/blogs",
  "GET /api/blogs/:id",
  "GET /api/blogs/pages/:page",
  "GET /api/blogs/:id/neighbours",
  "GET /api/search",
  "GET /api/openapi.json",
  "GET /api/recaptcha/challenge",
  "POST /api/recaptcha/verify-token",
  "POST /api/visits",
]);

const bad = [
  { name: "no token", headers: {} },
  { name: "an unknown token", headers: { Authorization: `Bearer ${"x".repeat(43)}` } },
  { name: "an empty token", headers: { Authorization: "Bearer " } },
  { name: "another scheme", headers: { Authorization: "Basic YTpi" } },
  { name: "a token of odd characters", headers: { Authorization: "Bearer ' or 1=1 --" } },
  { name: "a very long token", headers: { Authorization: `Bearer ${"x".repeat(5000)}` } },
  { name: "a token in a cookie", headers: { Cookie: "token=x" } },
];

test.each(bad)("every route but the open ones answers 401 to $name", async ({ headers }) => {
  const app = await startTestApp();
  const guarded = routesOf(app).filter((route) => !open.has(route));
  expect(guarded).toContain("GET /api/enquiry");

  for (const route of guarded) {
    const [method, path = ""] = route.split(" ");
    const answer = await app.request(path.replace(/:\w+/g, "x"), { method, headers });

    expect({ route, status: answer.status }).toEqual({ route, status: 401 });
    expect(await answer.json()).toEqual({ error: "Please log in." });
    expect(answer.headers.get("WWW-Authenticate")).toBe("Bearer");
  }
});

describe("a live token opens", () => {
  test.each(["/api/enquiry", "/api/contact", "/api/subscription", "/api/user/me"])(
    "GET %s",
    async (path) => {
      const app = await startTestApp();
      expect((await app.asStaff().get(path)).status).toBe(200);
    },
  );
});

test("the open ones exist and ask for no login", async () => {
  const app = await startTestApp();
  const routes = routesOf(app);

  for (const route of open) {
    const [method, path = ""] = route.split(" ");
    expect(routes).toContain(route);
    expect((await app.request(path, { method })).status).not.toBe(401);
  }
});

function routesOf({ routes }: Pick<TestApp, "routes">): string[] {
  const named = routes.filter(({ path, method }) => path.startsWith("/api/") && method !== "ALL");
  return [...new Set(named.map(({ path, method }) => `${method} ${path}`))];
}
