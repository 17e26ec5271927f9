import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import type { AuditEntry, AuditPage } from "#contract/answers/audit.ts";
import { aPost, startWriter } from "#tests/blog.ts";
import { anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";
import { aColleague, type Colleague, tokenInMail } from "#tests/people.ts";
import { createAudit } from "./audit.ts";

const email = "leela@example.com";
const password = "correct horse";

let app: TestApp;
let colleague: Colleague;
beforeEach(async () => {
  app = await startTestApp();
  colleague = await aColleague(app);
});

async function log(asked: Record<string, string> = {}): Promise<AuditPage> {
  const { text } = await colleague.get(`/api/audit?${new URLSearchParams(asked)}`);
  return JSON.parse(text);
}

/** Who, what and to whom, oldest first. */
async function told() {
  const { data } = await log();
  return data.map(({ staff_id, what, target }) => [staff_id, what, target]).reverse();
}

const tick = () => app.clock.forward(1000);

/** As any domain does it. */
async function keep(staffId: string, what: AuditEntry["what"], target = "") {
  const audit = createAudit({ now: app.clock.now });
  await app.database.db.transaction().execute((tx) => audit(tx, { staffId, what, target }));
  tick();
}

test("who takes a list away as a file stands in it, with the list's name", async () => {
  for (const path of ["enquiry.csv", "contact.csv", "subscription.csv", "desk/leads.csv"]) {
    await app.request(`/api/${path}`, { headers: await app.staffHeaders() });
    tick();
  }
  const entries = (await told()).map(([, what, target]) => `${what} ${target}`);
  expect(entries).toEqual([
    "exported enquiries",
    "exported contact-messages",
    "exported subscribers",
    "exported leads",
  ]);
});

test("what staff do to accounts stands in it, by ids and time", async () => {
  const { data } = await colleague.post<{ id: string }>("/api/user/invitations", {
    name: "Leela Thomas",
    email,
  });
  tick();
  await colleague.post(`/api/user/invitations/${data.id}/again`);
  tick();
  const other = { name: "Ravi Menon", email: "ravi@example.com" };
  const withdrawn = (await colleague.post<{ id: string }>("/api/user/invitations", other)).data.id;
  tick();
  await colleague.remove(`/api/user/invitations/${withdrawn}`);
  tick();
  const token = await tokenInMail(app, email);
  await app.post("/api/user/invitation/accept", { token, newPassword: password });
  tick();
  await app.post("/api/user/login", { email, password });
  tick();
  await colleague.post(`/api/user/staff/${data.id}/end`);
  tick();
  await colleague.post(`/api/user/staff/${data.id}/open`);

  expect(await told()).toEqual([
    [colleague.id, "invited", data.id],
    [colleague.id, "invitation-sent-again", data.id],
    [colleague.id, "invited", withdrawn],
    [colleague.id, "invitation-withdrawn", withdrawn],
    [data.id, "invitation-accepted", ""],
    [data.id, "login", ""],
    [colleague.id, "account-ended", data.id],
    [colleague.id, "account-opened", data.id],
  ]);
  const { data: entries } = await log();
  expect(entries.at(-1)).toEqual({
    id: expect.any(String),
    at: "2026-03-02T09:00:00.000Z",
    staff_id: colleague.id,
    what: "invited",
    target: data.id,
    title: "",
  });
  expect(JSON.stringify(entries)).not.toMatch(/leela|ravi/i);
});

test("what staff do with leads and their data stands in it; what visitors do, does not", async () => {
  const { email: visitor, ...rest } = anEnquiry();
  await app.post("/api/enquiry", { ...rest, email: visitor });
  const [lead] = (await colleague.get<{ id: string }[]>("/api/enquiry")).data;
  await colleague.post(`/api/enquiry/${lead?.id}/spam`, { spam: true });
  tick();
  await colleague.get(`/api/personal-data/${lead?.id}`);
  tick();
  await colleague.post("/api/personal-data", { email: visitor });
  tick();
  await colleague.post("/api/personal-data/erase", { email: visitor });

  expect(await told()).toEqual([
    [colleague.id, "lead-judged", lead?.id],
    [colleague.id, "data-shown", lead?.id],
    [colleague.id, "data-shown", ""],
    [colleague.id, "data-erased", ""],
  ]);
  expect((await log()).data.map((entry) => JSON.stringify(entry)).join()).not.toContain("anjali");
});

test("who made, changed and deleted a post stands in it", async () => {
  const writer = await startWriter(app);
  const { data: post } = await writer.add(await aPost());
  tick();
  await writer.change(post.id, await aPost({ title: "Another title" }));
  tick();
  expect((await log()).data.map(({ title }) => title)).toEqual(["Another title", "Another title"]);
  await writer.remove(post.id);
  expect((await log()).data.map(({ title }) => title)).toEqual(["", "", ""]);

  const [writerId] = (await told())[0] ?? [];
  expect(await told()).toEqual([
    [writerId, "post-made", post.id],
    [writerId, "post-changed", post.id],
    [writerId, "post-deleted", post.id],
  ]);
});

test("what is refused leaves no entry", async () => {
  await colleague.post(`/api/user/staff/${colleague.id}/end`);
  await colleague.post("/api/enquiry/nothing/spam", { spam: true });
  await colleague.remove("/api/blogs/nothing");

  expect(await told()).toEqual([]);
});

test("logins beyond the limit are told once an hour of each account, of accounts that there are", async () => {
  const other = "other@example.com";
  for (const one of [email, other]) await app.addStaff(one, password);
  const guess = (address: string, network = 7) =>
    app.post(
      "/api/user/login",
      { email: address, password: "wrong" },
      { "X-Forwarded-For": `192.0.2.${network}` },
    );
  await app.post("/api/user/login", { email, password });
  for (let index = 0; index < 10; index += 1) await guess(email);
  for (let index = 0; index < 10; index += 1) await guess(other, 8);

  const refused = [
    await guess(email),
    await guess(email),
    await guess("nobody@example.com"),
    await guess(other, 8),
  ];

  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
  const entries = await told();
  expect(entries.map(([, what]) => what).sort()).toEqual(["login", "login-limit", "login-limit"]);
  expect(new Set(entries.map(([who]) => who)).size).toBe(2);
  app.clock.forward(60 * 60_000);
  await guess(email);
  expect((await log({ what: "login-limit" })).data).toHaveLength(3);
});

describe("the log", () => {
  test("comes 50 at a time, newest first, and goes on where the last page ended", async () => {
    for (let index = 0; index < 120; index += 1) await keep(colleague.id, "login", String(index));
    const newest = await log();
    const middle = await log({ before: newest.next });
    const oldest = await log({ before: middle.next });

    const targets = [...newest.data, ...middle.data, ...oldest.data].map(({ target }) => target);

    expect(targets).toEqual(Array.from({ length: 120 }, (_, index) => String(119 - index)));
    expect([newest.data.length, middle.data.length, oldest.next]).toEqual([50, 50, ""]);
  });

  test("loses none of one moment between two pages", async () => {
    const audit = createAudit({ now: app.clock.now });
    await app.database.db.transaction().execute(async (tx) => {
      for (let index = 0; index < 60; index += 1) {
        await audit(tx, { staffId: colleague.id, what: "login", target: String(index) });
      }
    });
    const newest = await log();
    const rest = await log({ before: newest.next });

    const targets = [...newest.data, ...rest.data].map(({ target }) => target);

    expect(new Set(targets).size).toBe(60);
    expect(targets).toHaveLength(60);
  });
});

describe("what it keeps", () => {
  test("is asked for by person, by kind, or by both", async () => {
    await keep(colleague.id, "login");
    await keep(colleague.id, "post-made", "a-post");
    await keep("another", "post-made", "b-post");

    expect((await log({ staff: colleague.id })).data).toHaveLength(2);
    expect((await log({ what: "post-made" })).data).toHaveLength(2);
    expect((await log({ staff: "another", what: "login" })).data).toEqual([]);
    expect((await log({ staff: "another", what: "post-made" })).data).toMatchObject([
      { target: "b-post" },
    ]);
  });

  test.each(["what=nothing", "before=yesterday", `staff=${"x".repeat(101)}`])(
    "is not asked for by ?%s",
    async (asked) => {
      expect((await colleague.get(`/api/audit?${asked}`)).status).toBe(400);
    },
  );

  test("is changed by nobody: no route does, and the database refuses it", async () => {
    await keep(colleague.id, "login");
    const writing = app.routes.filter(
      ({ path, method }) => path.startsWith("/api/audit") && !["GET", "ALL"].includes(method),
    );
    expect(writing).toEqual([]);

    const change = sql`update audit_entry set staff_id = 'somebody else'`;
    await expect(change.execute(app.database.db)).rejects.toThrow("never changed");
    expect(await told()).toEqual([[colleague.id, "login", ""]]);
  });

  test("stays for RETENTION_MONTHS", async () => {
    const kept = () => app.database.db.selectFrom("audit_entry").select("what").execute();
    await keep(colleague.id, "login");
    app.clock.forward(Date.parse("2028-03-02T09:00:00.000Z") - app.clock.now().getTime());
    await app.finishUpkeep();
    await keep(colleague.id, "post-made");
    expect(await kept()).toEqual([{ what: "login" }, { what: "post-made" }]);
    app.clock.forward(24 * 60 * 60 * 1000);
    await app.finishUpkeep();
    expect(await kept()).toEqual([{ what: "post-made" }]);
  });
});
