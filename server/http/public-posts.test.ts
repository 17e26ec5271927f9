import { expect, test } from "vitest";
import { isPostgres } from "#tests/fresh-database.ts";
import { startTestApp } from "#tests/kit.ts";

const tooMany = "Too many requests. Please try again in a few minutes.";
const from = (address: string) => ({ "X-Forwarded-For": address });

test.each([
  { path: "/api/newsletter/confirm", body: { key: "none" }, status: 404 },
  { path: "/api/newsletter/unsubscribe", body: { key: "none" }, status: 404 },
  { path: "/api/visits", body: { page: "/about" }, status: 200 },
  { path: "/api/user/logout", body: {}, status: 200 },
  { path: "/api/user/forgot-password", body: {}, status: 400 },
  { path: "/api/user/reset-password", body: {}, status: 400 },
  { path: "/api/user/invitation", body: { token: "none" }, status: 404 },
  { path: "/api/user/invitation/accept", body: {}, status: 400 },
])("$path takes 60 posts a minute from an address", async ({ path, body, status }) => {
  const app = await startTestApp();
  const post = (address: string) => app.post(path, body, from(address));

  const answers = await Promise.all(Array.from({ length: 60 }, () => post("192.0.2.1")));

  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([status]));
  expect(await post("192.0.2.1")).toMatchObject({ status: 429, error: tooMany });
  expect((await post("192.0.2.2")).status).toBe(status);
});

test.runIf(isPostgres)(
  "what browsers tell of visits is counted where no database is asked",
  async () => {
    const app = await startTestApp();
    await app.database.takeAway("request_limit");
    const post = () => app.post("/api/visits", { page: "/about" }, from("192.0.2.1"));

    const answers = await Promise.all(Array.from({ length: 61 }, post));

    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(60).fill(200), 429]);
  },
);
