import { expect, test, vi } from "vitest";
import { startTestApp } from "#tests/kit.ts";
import { findStaff } from "./store.ts";

const email = "office@example.com";
const password = "correct horse";

type Line = { time: string; event: string; staff?: string };

/** What is logged from now on. */
function listen() {
  const printed: string[] = [];
  const spy = vi
    .spyOn(console, "log")
    .mockImplementation((line) => void printed.push(String(line)));
  return {
    text: () => printed.join("\n"),
    /** But for the line that every answer has. */
    lines: () =>
      printed.map((line) => JSON.parse(line) as Line).filter(({ event }) => event !== "answered"),
    stop: () => spy.mockRestore(),
  };
}

test("what happens to logins is logged by ids and time, and nothing that was sent is", async () => {
  const app = await startTestApp();
  await app.addStaff(email, password);
  const staff = (await findStaff(app.database.db, email))?.id;
  const logged = listen();

  await app.post("/api/user/login", { email, password: "wrong secret" });
  await app.post("/api/user/login", { email: "nobody@example.com", password: "wrong secret" });
  const { token } = await app.post("/api/user/login", { email, password });
  await app.get("/api/enquiry/secret-id", { Authorization: "Bearer secret-token" });
  await app.post("/api/user/forgot-password", { email });
  await app.deliverMails();
  const otp = /\b\d{6}\b/.exec(app.sent[0]?.text ?? "")?.[0] ?? "no code";
  const reset = { email, newPassword: "battery staple" };
  await app.post("/api/user/reset-password", { ...reset, otp: "wrong secret" });
  await app.post("/api/user/reset-password", { ...reset, otp });
  await app.post("/api/enquiry", {}, { Origin: "https://elsewhere.example" });
  logged.stop();

  const events = logged.lines().filter(({ event }) => event !== "mail-sent");
  expect(events).toMatchObject([
    { event: "login-failed", staff },
    { event: "login-failed" },
    { event: "login-opened", staff },
    { event: "login-missing", method: "GET", route: "/api/enquiry/:id" },
    { event: "code-queued", staff },
    { event: "code-refused", staff },
    { event: "password-reset", staff },
    { event: "cross-site-refused", method: "POST" },
  ]);
  for (const { time } of events) expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  for (const secret of ["secret", email, "nobody", password, "battery", otp, token ?? "token"]) {
    expect(logged.text()).not.toContain(secret);
  }
});

test("a request without a login is logged by the route that it asked for", async () => {
  const app = await startTestApp();
  const logged = listen();

  await app.get("/api/campaigns/audience");
  logged.stop();

  expect(logged.lines()).toMatchObject([
    { event: "login-missing", method: "GET", route: "/api/campaigns/audience" },
  ]);
});

test("a reached limit is logged by its name", async () => {
  const app = await startTestApp();
  const send = (name: string) =>
    app.post("/api/user/forgot-password", { email: `${name}@example.com` });
  for (const name of ["nobody", "Nobody", "NObody", "NOBody", "NOBODY"]) await send(name);
  const logged = listen();

  await send("noBody");
  logged.stop();

  expect(logged.lines()).toMatchObject([{ event: "limit-reached", limit: "code" }]);
});
