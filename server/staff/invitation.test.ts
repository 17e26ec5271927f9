import { beforeEach, describe, expect, test } from "vitest";
import type { TeamMember } from "#contract/answers/team.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { aColleague, type Colleague, tokenInMail } from "#tests/people.ts";

const email = "Leela@Example.com";
const name = "Leela Thomas";
const newPassword = "correct horse";
const dayMs = 24 * 60 * 60 * 1000;
const ended = {
  status: 404,
  error:
    "This invitation has ended, or it was used already. Ask a colleague to send you a new one.",
};

let app: TestApp;
let colleague: Colleague;
beforeEach(async () => {
  app = await startTestApp();
  colleague = await aColleague(app);
});

const invite = (fields: object = {}) =>
  colleague.post<{ id: string }>("/api/user/invitations", { name, email, ...fields });
const look = (token: string) => app.post("/api/user/invitation", { token });
const accept = (token: string, password = newPassword) =>
  app.post("/api/user/invitation/accept", { token, newPassword: password });
const logIn = () => app.post("/api/user/login", { email, password: newPassword });

async function memberOf(address: string): Promise<TeamMember | undefined> {
  const { data } = await colleague.get<TeamMember[]>("/api/user/team");
  return data.find((member) => member.email === address);
}

describe("an invitation", () => {
  test("makes an account with the id and the name that it had", async () => {
    const { status, data } = await invite();
    expect(status).toBe(201);
    const token = await tokenInMail(app, email);
    expect(await look(token)).toMatchObject({ status: 200, data: { name, email } });

    expect(await accept(token)).toMatchObject({ status: 201, data: { email } });

    const { token: login } = await logIn();
    const me = await app.get("/api/user/me", { Authorization: `Bearer ${login}` });
    expect(me.data).toEqual({ id: data.id, name, email, must_change_password: false });
  });

  test("goes to what is seen of the address", async () => {
    expect((await invite({ email: `\u202a${email}\u202c` })).status).toBe(201);

    expect(await memberOf(email)).toMatchObject({ name, state: "invited" });
  });

  test("says in its mail who invites, and how long it is good for", async () => {
    await colleague.post("/api/user/name", { name: "Maya <b>Iyer" });
    await invite({ name: "Leela & Co" });
    await app.deliverMails();

    const [mail] = app.sent;
    expect(mail).toMatchObject({
      recipient: email,
      subject: "Your account for the Meridian360 admin panel",
    });
    expect(mail?.text).toContain("Hello Leela & Co,");
    expect(mail?.text).toContain("Maya <b>Iyer invites you");
    expect(mail?.text).toContain("The link works once, within 7 days.");
    expect(mail?.html).toContain("Maya &lt;b&gt;Iyer invites you");
    expect(mail?.html).toContain('<a href="http://localhost:3000/admin/login?step=invitation#');
  });

  test("opens nothing before it is accepted, and tells nobody of the address", async () => {
    await invite();

    expect(await logIn()).toMatchObject({ status: 401, error: "Incorrect email or password" });
    expect((await app.post("/api/user/forgot-password", { email })).status).toBe(404);
  });

  test("works once, and leaves another that is open", async () => {
    await invite();
    await invite({ email: "ravi@example.com" });
    const token = await tokenInMail(app, email);
    expect((await accept(token)).status).toBe(201);
    expect((await look(await tokenInMail(app, "ravi@example.com"))).status).toBe(200);

    expect(await accept(token, "another password")).toMatchObject(ended);
    expect(await look(token)).toMatchObject(ended);
    expect((await logIn()).status).toBe(200);
  });

  test("works once, however many accept it at the same time", async () => {
    await invite();
    const token = await tokenInMail(app, email);

    const answers = await Promise.all([1, 2, 3, 4].map(() => accept(token)));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404, 404]);
  });
});

describe("an invitation that nobody accepted", () => {
  test("lives seven days; the team sees that it is late, and sends it again", async () => {
    const { data } = await invite();
    const token = await tokenInMail(app, email);
    app.clock.forward(7 * dayMs - 1);
    expect((await look(token)).status).toBe(200);
    app.clock.forward(1);
    expect(await look(token)).toMatchObject(ended);
    expect(await accept(token)).toMatchObject(ended);
    colleague = await aColleague(app);
    expect(await memberOf(email)).toMatchObject({ id: data.id, state: "late" });

    await colleague.post(`/api/user/invitations/${data.id}/again`);

    const fresh = await tokenInMail(app, email);
    expect(await memberOf(email)).toMatchObject({ id: data.id, state: "invited" });
    expect(await look(token)).toMatchObject(ended);
    expect((await accept(fresh)).status).toBe(201);
  });

  test("that was withdrawn is worth nothing, and can not be sent again", async () => {
    const { data } = await invite();
    const token = await tokenInMail(app, email);
    const path = `/api/user/invitations/${data.id}`;
    const gone = { status: 404, error: "This invitation was withdrawn or accepted meanwhile." };

    expect((await colleague.remove(path)).status).toBe(200);

    expect(await accept(token)).toMatchObject(ended);
    expect(await colleague.remove(path)).toMatchObject(gone);
    expect(await colleague.post(`${path}/again`)).toMatchObject(gone);
    expect((await invite()).status).toBe(201);
  });

  test("leaves the others as they are when it is sent again, and when it is withdrawn", async () => {
    const other = "ravi@example.com";
    const { data } = await invite();
    await invite({ email: other });
    const token = await tokenInMail(app, other);
    const path = `/api/user/invitations/${data.id}`;

    expect((await colleague.post(`${path}/again`)).status).toBe(200);
    expect((await colleague.remove(path)).status).toBe(200);

    expect(await look(token)).toMatchObject({ status: 200, data: { email: other } });
  });

  test("keeps only the hash of its token, and is forgotten 30 days after its end", async () => {
    await invite();
    const token = await tokenInMail(app, email);
    const rows = await app.database.db.selectFrom("invitation").selectAll().execute();
    expect(rows).toMatchObject([{ name, email, token_hash: expect.stringMatching(/^\w{64}$/) }]);
    expect(JSON.stringify(rows)).not.toContain(token);

    app.clock.forward(36 * dayMs);
    await app.finishUpkeep();
    expect(await app.database.db.selectFrom("invitation").selectAll().execute()).toEqual(rows);
    app.clock.forward(dayMs + 1);
    await app.finishUpkeep();

    expect(await app.database.db.selectFrom("invitation").selectAll().execute()).toEqual([]);
  });
});

describe("what is sent for it", () => {
  test.each([
    { sent: { name: " " }, says: "Full Name is required." },
    { sent: { email: "" }, says: "Email is required." },
    { sent: { email: "leela@example" }, says: "Please enter a valid email address." },
  ])("with $sent answers 400: $says", async ({ sent, says }) => {
    expect(await invite(sent)).toMatchObject({ status: 400, error: says });
  });

  test.each([
    { sent: { newPassword: "" }, says: "All fields are required." },
    { sent: { newPassword: "1234567" }, says: "Password must be at least 8 characters." },
  ])("accepted with $sent answers 400: $says, and stays open", async ({ sent, says }) => {
    await invite();
    const token = await tokenInMail(app, email);

    const answer = await app.post("/api/user/invitation/accept", { token, ...sent });

    expect(answer).toMatchObject({ status: 400, error: says });
    expect((await look(token)).status).toBe(200);
  });
});

test.each(["", "x".repeat(43), "' or 1=1 --"])("the token %j opens nothing", async (token) => {
  await invite();
  expect(await look(token)).toMatchObject(ended);
  expect(await accept(token)).toMatchObject(ended);
});

describe("nobody is invited twice", () => {
  test("while an invitation is open", async () => {
    await invite();
    expect(await invite({ email: "leela@EXAMPLE.com" })).toMatchObject({
      status: 409,
      error: "This email has an open invitation. Send it again instead.",
    });
  });

  test("nor who has an account, or had one", async () => {
    const other = await aColleague(app);
    expect(await invite({ email: other.email.toUpperCase() })).toMatchObject({
      status: 409,
      error: "There is an account with this email already.",
    });
    await colleague.post(`/api/user/staff/${other.id}/end`);
    expect(await invite({ email: other.email })).toMatchObject({
      status: 409,
      error: "The account with this email has ended. Open it again instead.",
    });
  });

  test("nor made an account that is there meanwhile", async () => {
    await invite();
    const token = await tokenInMail(app, email);
    await app.addStaff(email, "battery staple");

    expect(await accept(token)).toMatchObject(ended);
    expect((await logIn()).status).toBe(401);
  });

  test("20 invitations an hour are sent, and then no more, nor one of them again", async () => {
    const { data } = await invite();
    for (let index = 1; index < 20; index += 1) {
      expect((await invite({ email: `person${index}@example.com` })).status).toBe(201);
    }
    const refused = await invite({ email: "person20@example.com" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(15 * 60);
    expect((await colleague.post(`/api/user/invitations/${data.id}/again`)).status).toBe(429);
  });
});
