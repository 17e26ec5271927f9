import { describe, expect, test } from "vitest";
import { guardedRoutes, openRoutes, routesOf } from "#tests/api-routes.ts";
import { startTestApp } from "#tests/kit.ts";

const bad = [
  { name: "no token", headers: {} },
  { name: "an unknown token", headers: { Authorization: `Bearer ${"x".repeat(43)}` } },
  { name: "an empty token", headers: { Authorization: "Bearer " } },
  { name: "another scheme", headers: { Authorization: "Basic YTpi" } },
  { name: "a token of odd characters", headers: { Authorization: "Bearer ' or 1=1 --" } },
  { name: "a very long token", headers: { Authorization: `Bearer ${"x".repeat(5000)}` } },
];

test.each(bad)("every route but the open ones answers 401 to $name", async ({ headers }) => {
  const app = await startTestApp();
  const guarded = guardedRoutes(app);
  expect(guarded).toContain("GET /api/enquiry");

  for (const route of guarded) {
    const [method, path = ""] = route.split(" ");
    const answer = await app.request(path.replace(/:\w+/g, "x"), { method, headers });

    expect({ route, status: answer.status }).toEqual({ route, status: 401 });
    expect(await answer.json()).toEqual({ error: "Please log in." });
    expect(answer.headers.get("WWW-Authenticate")).toBe("Bearer");
  }
});

test("a live token opens nothing from a cookie, from the address or by another scheme", async () => {
  const app = await startTestApp();
  const { Authorization = "" } = await app.staffHeaders();
  const token = Authorization.replace("Bearer ", "");
  const status = async (path: string, headers: Record<string, string>) =>
    (await app.request(path, { headers })).status;

  expect(await status("/api/enquiry", { Authorization })).toBe(200);
  // A scheme's case means nothing. Source: RFC 9110 §11.1.
  expect(await status("/api/enquiry", { Authorization: `bearer ${token}` })).toBe(200);
  for (const name of ["token", "session", "authorization", "Authorization"]) {
    expect(await status("/api/enquiry", { Cookie: `${name}=${token}` })).toBe(401);
    expect(await status("/api/enquiry", { Cookie: `${name}=Bearer ${token}` })).toBe(401);
    expect(await status(`/api/enquiry?${name}=${token}`, {})).toBe(401);
  }
  for (const scheme of ["Basic", "Token", "Bearer:", "Basic Bearer"]) {
    expect(await status("/api/enquiry", { Authorization: `${scheme} ${token}` })).toBe(401);
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

  for (const route of openRoutes) {
    const [method, path = ""] = route.split(" ");
    expect(routes).toContain(route);
    expect((await app.request(path, { method })).status).not.toBe(401);
  }
});
