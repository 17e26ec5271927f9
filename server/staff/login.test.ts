import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/kit.ts";

const email = "Office@Example.com";
const password = " correct horse ";

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
  await app.addStaff(email, password);
});

test("the right email and password are answered with a token", async () => {
  const answer = await app.post("/api/user/login", { email, password });

  expect(answer).toMatchObject({ status: 200, data: { email }, token: expect.any(String) });
  expect(answer.text).not.toContain("correct horse");
});

test.each([
  { typed: " office@example.COM ", how: "padded and in another case" },
  { typed: `\u202a${email}\u202c`, how: "copied with its direction" },
  { typed: `${email}\u200b`, how: "followed by a blank that nobody sees" },
])("the email may be $how", async ({ typed }) => {
  const answer = await app.post("/api/user/login", { email: typed, password });

  expect(answer).toMatchObject({ status: 200, data: { email } });
});

test.each([
  { sent: { email, password: "correct horse" }, why: "a password is not trimmed" },
  { sent: { email, password: " CORRECT HORSE " }, why: "a password has a case" },
  { sent: { email: "nobody@example.com", password }, why: "nobody has this email" },
  { sent: { email: "of\0fice@example.org", password }, why: "NUL is harmless on PostgreSQL, too" },
])("401 for a wrong email or password: $why", async ({ sent }) => {
  const answer = await app.post("/api/user/login", sent);

  expect(answer).toMatchObject({ status: 401, error: "Incorrect email or password" });
  expect(answer.headers.get("WWW-Authenticate")).toBe("Bearer");
  expect(answer.token).toBeUndefined();
});

test.each([
  { sent: {}, says: "Both email and password are required." },
  { sent: { email }, says: "Both email and password are required." },
  { sent: { email: "office", password: "" }, says: "Both email and password are required." },
  { sent: { email: "office", password }, says: "Please enter a valid email address." },
  { sent: { email, password: { $ne: "" } }, says: "Both email and password are required." },
])("$sent answers 400: $says", async ({ sent, says }) => {
  expect(await app.post("/api/user/login", sent)).toMatchObject({ status: 400, error: says });
});

async function login() {
  const { token = "" } = await app.post("/api/user/login", { email, password });
  return { token, bearer: { Authorization: `Bearer ${token}` } };
}

describe("the token", () => {
  test("says who is logged in", async () => {
    const { bearer } = await login();

    const me = await app.get("/api/user/me", bearer);

    expect(me).toMatchObject({ status: 200, data: { email } });
  });

  test("is 256 random bits, another one each time", async () => {
    const tokens = [(await login()).token, (await login()).token];

    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(Buffer.from(token, "base64url").length).toBe(32);
  });

  test("is not in the database, only its sha256 is; nor is the password", async () => {
    const { token } = await login();
    const { db } = app.database;

    const logins = await db.selectFrom("login").selectAll().execute();
    const staff = await db.selectFrom("staff").selectAll().execute();

    const sha256 = createHash("sha256").update(token).digest("hex");
    expect(logins).toMatchObject([{ token_hash: sha256 }]);
    const stored = JSON.stringify([logins, staff]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(password.trim());
    expect(staff).toMatchObject([{ password_hash: expect.stringMatching(/^scrypt\$/) }]);
  });
});

describe("the end of a login", () => {
  test("comes with the logout, on any instance", async () => {
    const other = await startTestApp({ database: app.database, clock: app.clock });
    const { bearer } = await login();
    const stays = await login();
    expect((await other.get("/api/user/me", bearer)).status).toBe(200);

    const logout = await app.post("/api/user/logout", {}, bearer);

    expect(logout).toMatchObject({ status: 200, data: {} });
    for (const instance of [app, other]) {
      expect((await instance.get("/api/user/me", bearer)).status).toBe(401);
      expect((await instance.get("/api/user/me", stays.bearer)).status).toBe(200);
    }
  });

  test("comes when its browser logs in anew", async () => {
    const former = await login();
    const stays = await login();

    const { token } = await app.post("/api/user/login", { email, password }, former.bearer);

    expect((await app.get("/api/user/me", former.bearer)).status).toBe(401);
    for (const bearer of [{ Authorization: `Bearer ${token}` }, stays.bearer]) {
      expect((await app.get("/api/user/me", bearer)).status).toBe(200);
    }
  });

  test("does not come where a new login is refused", async () => {
    const { bearer } = await login();

    await app.post("/api/user/login", { email, password: "wrong horse" }, bearer);

    expect((await app.get("/api/user/me", bearer)).status).toBe(200);
  });

  test("may be asked for twice, and without a login", async () => {
    const { bearer } = await login();

    for (const headers of [bearer, bearer, {}, { Authorization: "Bearer nonsense" }]) {
      expect((await app.post("/api/user/logout", {}, headers)).status).toBe(200);
    }
  });
});
