import { expect, test } from "vitest";
import { startTestApp } from "#tests/kit.ts";

test.each([
  "/api",
  "/api/nothing",
  "/api/enquiry/7/more",
  "/api/enquiryx",
  "/api/Enquiry",
  "/api/user",
  "/api/user/nobody",
  "/api/%",
  "/api/%E0%A4%A",
  "/api/enquiry%00",
  "/api/enquiry/%00",
  "/api/user/logins/a%00b",
  "/api/enquiry%2f",
  "/api/api/enquiry",
  `/api/${"x".repeat(5000)}`,
])("%s is not there: 404 as JSON, for every method", async (path) => {
  const app = await startTestApp();

  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
    const answer = await app.request(path, { method });

    expect(answer.status).toBe(404);
    expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
    expect(await answer.json()).toEqual({ error: "There is nothing at this address." });
  }
});

test.each([
  {
    path: "/api/enquiry",
    methods: ["PUT", "PATCH", "DELETE", "OPTIONS"],
    allow: "GET, HEAD, POST",
  },
  { path: "/api/contact", methods: ["PUT", "DELETE", "PROPFIND"], allow: "GET, HEAD, POST" },
  { path: "/api/subscription", methods: ["PUT", "DELETE"], allow: "GET, HEAD, POST" },
  { path: "/api/user/login", methods: ["GET", "PUT", "OPTIONS"], allow: "POST" },
  { path: "/api/user/logout", methods: ["GET", "DELETE"], allow: "POST" },
  { path: "/api/user/me", methods: ["POST", "PUT"], allow: "GET, HEAD" },
  { path: "/api/enquiry/7", methods: ["POST", "DELETE"], allow: "GET, HEAD" },
  { path: "/api/user/forgot-password", methods: ["GET"], allow: "POST" },
  { path: "/api/user/logins", methods: ["POST", "PUT"], allow: "DELETE, GET, HEAD" },
  { path: "/api/openapi.json", methods: ["POST"], allow: "GET, HEAD" },
])("$path answers 405 to $methods and names $allow", async ({ path, methods, allow }) => {
  const app = await startTestApp();

  for (const method of methods) {
    const answer = await app.request(path, { method });

    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe(allow);
    expect(await answer.json()).toEqual({ error: `This address takes ${allow}.` });
  }
});

test.each([
  { path: "/api/openapi.json", status: 200 },
  { path: "/api/enquiry", status: 401 },
  { path: "/api/user/login", status: 405 },
  { path: "/api/nothing", status: 404 },
  { path: "/healthz", status: 200 },
])("HEAD $path answers $status as GET does, without a body", async ({ path, status }) => {
  const app = await startTestApp();

  const answer = await app.request(path, { method: "HEAD" });

  expect(answer.status).toBe(status);
  expect(await answer.text()).toBe("");
});
