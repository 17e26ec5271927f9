import { expect, test } from "vitest";
import type { Me } from "#contract/answers/staff.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { aColleague } from "#tests/people.ts";

const password = "correct horse";

async function somebody(app: TestApp, email: string) {
  await app.addStaff(email, password);
  const logIn = (sent = password) => app.post("/api/user/login", { email, password: sent });
  const { token } = await logIn();
  const bearer = { Authorization: `Bearer ${token}` };
  const { id } = (await app.get<Me>("/api/user/me", bearer)).data;
  return { id, email, logIn, bearer };
}

/** All that is kept of an account. */
async function whole({ database: { db } }: TestApp, id: string) {
  const account = await db.selectFrom("staff").selectAll().where("id", "=", id).execute();
  const rest = (["login", "one_time_code", "known_address"] as const).map((table) =>
    db.selectFrom(table).selectAll().where("staff_id", "=", id).execute(),
  );
  return [account, ...(await Promise.all(rest))];
}

test("whatever is done to one account, a colleague's stays as it is; of one that is ended only its row does", async () => {
  const app = await startTestApp();
  const [leela, ravi] = [
    await somebody(app, "leela@example.com"),
    await somebody(app, "ravi@example.com"),
  ];
  await app.post("/api/user/forgot-password", { email: ravi.email });
  const before = await whole(app, ravi.id);
  expect(before.map((rows) => rows.length)).toEqual([1, 1, 1, 1]);
  app.clock.forward(5 * 60_000);
  const done = async (path: string, body: object = {}) =>
    expect((await app.post(`/api/user/${path}`, body, leela.bearer)).status).toBe(200);

  await done("name", { name: "Leela" });
  await done("change-password", { password, newPassword: "battery staple" });
  await done("forgot-password", { email: leela.email });
  await app.deliverMails();
  const codeMail = app.sent.findLast(
    ({ recipient, text }) => recipient === leela.email && /\b\d{6}\b/.test(text),
  );
  const otp = /\b\d{6}\b/.exec(codeMail?.text ?? "")?.[0];
  const reset = { email: leela.email, newPassword: "another horse" };
  expect((await app.post("/api/user/reset-password", { ...reset, otp: "wrong" })).status).toBe(400);
  await done("reset-password", { ...reset, otp });
  const { token } = await leela.logIn("another horse");
  await app.post("/api/user/logout", {}, { Authorization: `Bearer ${token}` });
  await leela.logIn("another horse");
  await done("forgot-password", { email: leela.email });
  const colleague = await aColleague(app);
  for (const what of ["end", "open"]) {
    expect((await colleague.post(`/api/user/staff/${leela.id}/${what}`)).status).toBe(200);
    expect((await whole(app, leela.id)).map((rows) => rows.length)).toEqual([1, 0, 0, 0]);
  }

  expect(await whole(app, ravi.id)).toEqual(before);
});
