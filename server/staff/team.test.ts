import { beforeEach, describe, expect, test } from "vitest";
import type { TeamMember } from "#contract/answers/team.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { aColleague, type Colleague } from "#tests/people.ts";
import { password, switchTwoStepsOn } from "#tests/two-step.ts";

const email = "leela@example.com";
const notIn = { status: 401 };

let app: TestApp;
let colleague: Colleague;
beforeEach(async () => {
  app = await startTestApp();
  colleague = await aColleague(app);
});

const logIn = (code?: string) => app.post("/api/user/login", { email, password, code });
const team = async () => (await colleague.get<TeamMember[]>("/api/user/team")).data;
const act = (on: { id: string }, what: string, by = colleague) =>
  by.post(`/api/user/staff/${on.id}/${what}`);

/** Leela, with a login and a password. */
async function addLeela() {
  await app.addStaff(email, password);
  const { token } = await logIn();
  const bearer = { Authorization: `Bearer ${token}` };
  const { data } = await app.get<{ id: string }>("/api/user/me", bearer);
  return { id: data.id, bearer };
}

test("the team is everybody: accounts, open invitations, then those who have left", async () => {
  const leela = await addLeela();
  const left = await aColleague(app);
  await act(left, "end");
  await colleague.post("/api/user/invitations", { name: "Ravi", email: "ravi@example.com" });
  const now = app.clock.now().toISOString();
  const later = "2026-03-09T09:00:00.000Z";
  app.clock.forward(60_001);
  await app.get("/api/user/me", leela.bearer);
  const used_at = app.clock.now().toISOString();

  const members = await team();

  expect(members).toHaveLength(4);
  expect(members.slice(0, 2)).toContainEqual({
    ...{ id: leela.id, name: "", email, state: "active", since: now, until: "", used_at },
    ...{ two_step: false, is_owner: false },
  });
  expect(members[2]).toMatchObject({ name: "Ravi", state: "invited", since: now, until: later });
  expect(members[3]).toMatchObject({ id: left.id, state: "ended", until: now });
});

test("one's own name is changed, and must be one", async () => {
  expect(await colleague.post("/api/user/name", { name: " Maya Iyer " })).toMatchObject({
    status: 200,
    data: { name: "Maya Iyer" },
  });
  expect(await colleague.post("/api/user/name", { name: " " })).toMatchObject({
    status: 400,
    error: "Full Name is required.",
  });
});

describe("an account that is ended", () => {
  test("is logged out at once and gets in no more; its row and its id stay", async () => {
    const { id, bearer } = await addLeela();

    expect((await act({ id }, "end")).status).toBe(200);
    await app.deliverMails();

    expect(await app.get("/api/enquiry", bearer)).toMatchObject(notIn);
    expect(await logIn()).toMatchObject({ status: 401, error: "Incorrect email or password" });
    expect((await app.post("/api/user/forgot-password", { email })).status).toBe(404);
    expect((await team()).find((member) => member.id === id)).toMatchObject({ state: "ended" });
    expect(app.sent.at(-1)).toMatchObject({
      recipient: email,
      subject: "Your account for the Meridian360 admin panel was ended",
    });
  });

  test("is forgotten RETENTION_MONTHS later, but for its id; no other is", async () => {
    const { db } = app.database;
    const { id, bearer } = await addLeela();
    await switchTwoStepsOn(app, bearer);
    await act({ id }, "end");
    const rows = () => db.selectFrom("staff").selectAll().orderBy("ended_at").execute();
    app.clock.forward(Date.parse("2028-03-02T09:00:00.000Z") - app.clock.now().getTime());
    await app.finishUpkeep();
    expect((await rows())[1]).toMatchObject({ id, email, email_key: email });

    app.clock.forward(24 * 60 * 60 * 1000);
    await app.finishUpkeep();

    expect(await rows()).toMatchObject([
      { id: colleague.id, email: colleague.email, email_key: colleague.email },
      { id, name: "", email: "", email_key: id, password_hash: "" },
    ]);
    expect(await db.selectFrom("second_step").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("recovery_code").selectAll().execute()).toEqual([]);
    colleague = await aColleague(app);
    expect((await act({ id }, "open")).status).toBe(404);
  });

  test("while it logs in, has no login afterwards", async () => {
    const { id } = await addLeela();

    const [login] = await Promise.all([logIn(), act({ id }, "end")]);

    const bearer = { Authorization: `Bearer ${login.token ?? "none"}` };
    expect(await app.get("/api/enquiry", bearer)).toMatchObject(notIn);
  });

  test("is opened again with the password that it had, and with no login of before", async () => {
    const { id, bearer } = await addLeela();
    const left = await aColleague(app);
    for (const one of [{ id }, left]) await act(one, "end");

    expect((await act({ id }, "open")).status).toBe(200);
    await app.deliverMails();

    expect((await team()).at(-1)).toMatchObject({ id: left.id, state: "ended" });
    expect(await app.get("/api/enquiry", bearer)).toMatchObject(notIn);
    expect((await logIn()).status).toBe(200);
    expect(app.sent.map(({ subject }) => subject)).toContain(
      "Your account for the Meridian360 admin panel is open again",
    );
    expect(await act({ id }, "open")).toMatchObject({ status: 409, error: "It is open already." });
  });
});

describe("an account can be ended", () => {
  test("by a colleague only, once, and not the owner's", async () => {
    await app.addStaff("Owner@example.com", password);
    const owner = (await team()).find((member) => member.is_owner);
    const { id } = await addLeela();
    await act({ id }, "end");

    expect(await act(colleague, "end")).toMatchObject({
      status: 409,
      error: "This is your own account. Ask a colleague.",
    });
    expect(await act({ id: owner?.id ?? "" }, "end")).toMatchObject({
      status: 409,
      error: "This is the owner's account. It can not be ended here.",
    });
    expect(await act({ id }, "end")).toMatchObject({ status: 409, error: "It has ended already." });
    expect(await act({ id: "nobody" }, "end")).toMatchObject({ status: 404 });
  });

  test("by two of each other at once: one is left", async () => {
    const other = await aColleague(app);

    const answers = await Promise.all([act(other, "end"), act(colleague, "end", other)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const alive = await app.database.db
      .selectFrom("staff")
      .select("id")
      .where("ended_at", "=", "")
      .execute();
    expect(alive).toHaveLength(1);
  });
});

describe("a colleague's two-step login", () => {
  test("is reset by another, who can not reset their own; a mail tells", async () => {
    const { id, bearer } = await addLeela();
    await switchTwoStepsOn(app, bearer);
    expect((await logIn()).status).toBe(401);
    expect(await team()).toContainEqual(expect.objectContaining({ id, two_step: true }));

    expect((await act({ id }, "two-step/reset")).status).toBe(200);
    await app.deliverMails();

    expect((await logIn()).status).toBe(200);
    expect(app.sent).toContainEqual(
      expect.objectContaining({ recipient: email, subject: "Two-step login was reset" }),
    );
    expect(await act({ id }, "two-step/reset")).toMatchObject({
      status: 409,
      error: "Two-step login is not on.",
    });
    expect(await act(colleague, "two-step/reset")).toMatchObject({ status: 409 });
  });
});
