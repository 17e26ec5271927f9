import { expect, test } from "vitest";
import { guardedRoutes } from "#tests/api-routes.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { quickPasswords as passwords } from "#tests/quick-passwords.ts";
import { makeFirstAdmin } from "./first-admin.ts";

const email = "admin@example.com";
const newPassword = "battery staple";
const refused = { status: 403, error: "Please choose a password of your own first." };

async function startWithGenerated() {
  const app = await startTestApp();
  const { db } = app.database;
  const password = await makeFirstAdmin(
    { db, now: app.clock.now, passwords },
    { email, password: undefined },
  );
  return { app, password: password ?? "" };
}

async function logIn(app: TestApp, password: string) {
  return bearerOf(await app.post("/api/user/login", { email, password }));
}

function bearerOf({ status, token }: { status: number; token?: string }) {
  expect(status).toBe(200);
  return { Authorization: `Bearer ${token}` };
}

test("a generated password opens nothing but its own change", async () => {
  const { app, password } = await startWithGenerated();
  const bearer = await logIn(app, password);

  const opened: string[] = [];
  for (const route of guardedRoutes(app)) {
    const [method, path = ""] = route.split(" ");
    const answer = await app.request(path.replace(/:\w+/g, "x"), { method, headers: bearer });
    if (answer.status === refused.status)
      expect(await answer.json()).toEqual({ error: refused.error });
    else opened.push(route);
  }
  expect(opened.sort()).toEqual([
    "DELETE /api/user/logins",
    "DELETE /api/user/logins/:id",
    "GET /api/user/logins",
    "GET /api/user/me",
    "POST /api/user/change-password",
  ]);
  expect(await app.get("/api/user/me", bearer)).toMatchObject({
    status: 200,
    data: { email, must_change_password: true },
  });

  const change = { password, newPassword };
  const full = bearerOf(await app.post("/api/user/change-password", change, bearer));

  expect((await app.get("/api/enquiry", full)).status).toBe(200);
  expect(await app.get("/api/user/me", full)).toMatchObject({
    data: { email, must_change_password: false },
  });
  const later = await logIn(app, newPassword);
  expect((await app.get("/api/enquiry", later)).status).toBe(200);
});

test("a code by mail replaces a generated password as well", async () => {
  const { app } = await startWithGenerated();
  await app.post("/api/user/forgot-password", { email });
  await app.deliverMails();
  const otp = /\b\d{6}\b/.exec(app.sent[0]?.text ?? "")?.[0];

  await app.post("/api/user/reset-password", { email, otp, newPassword });

  const bearer = await logIn(app, newPassword);
  expect((await app.get("/api/enquiry", bearer)).status).toBe(200);
});

test("a password that the operator set is not asked for again", async () => {
  const app = await startTestApp();
  const { db } = app.database;
  await makeFirstAdmin(
    { db, now: app.clock.now, passwords },
    { email, password: "set by the operator" },
  );

  const bearer = await logIn(app, "set by the operator");

  expect((await app.get("/api/enquiry", bearer)).status).toBe(200);
});
