import { describe, expect, test } from "vitest";
import { brand } from "#content/brand.ts";
import type { Subscription } from "#contract/answers/leads.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { keyIn, linkIn } from "#tests/mail-links.ts";
import { startMailingApp } from "#tests/mailing-app.ts";

const email = "anjali@example.com";
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const ended = { status: 404, error: "This link is not complete, or it has ended." };

const subscribe = (app: TestApp) => app.post("/api/subscription", { email });
const listed = async (app: TestApp) =>
  (await app.asStaff().get<Subscription[]>("/api/subscription")).data;

/** The mails sent to the address so far. */
async function mailsOf(app: TestApp) {
  await app.deliverMails();
  return app.sent.filter(({ recipient }) => recipient === email);
}

/** Subscribes, and gives the keys of the mail's links. */
async function subscribed(app: TestApp) {
  await subscribe(app);
  const [mail] = await mailsOf(app);
  if (!mail) throw new Error("No mail asked for the confirmation");
  return {
    confirmKey: keyIn(mail, "/newsletter/confirm"),
    unsubscribeKey: keyIn(mail, "/newsletter/unsubscribe"),
  };
}

describe("the mail that asks for the confirmation", () => {
  test("has both links, by PUBLIC_URL whatever the request says, and the headers of RFC 8058", async () => {
    const app = await startMailingApp({ publicUrl: "https://www.example.com" });

    await app.post("/api/subscription", { email }, { Host: "evil.example" });

    const mail = await app.mailTo(email);
    expect(mail.envelope.to).toEqual([email]);
    expect(mail.subject).toBe("Please confirm your newsletter subscription");
    const hosts = mail.text.match(/https?:\/\/[^/\s]+/g);
    expect([...new Set(hosts)]).toEqual(["https://www.example.com"]);
    for (const path of ["/newsletter/confirm", "/newsletter/unsubscribe", "/my-data"]) {
      expect(mail.html).toContain(`href="https://www.example.com${linkIn(mail, path)}"`);
    }
    expect(mail.headers["list-unsubscribe"]).toBe(
      `<https://www.example.com${linkIn(mail, "/newsletter/unsubscribe")}>`,
    );
    expect(mail.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  });

  test("names the firm's addresses, and no link tells the visitor's", async () => {
    const app = await startMailingApp();

    await app.post("/api/subscription", { email });

    const { text } = await app.mailTo(email);
    for (const { address } of brand.offices) expect(text).toContain(address);
    expect(text).not.toContain("anjali");
    const encoded = Buffer.from(email).toString("base64url");
    expect(text).not.toContain(encoded.slice(0, 20));
  });

  test("comes once for 20 sign-ups at once", async () => {
    const app = await startTestApp();

    await Promise.all(Array.from({ length: 20 }, () => subscribe(app)));

    expect(await mailsOf(app)).toHaveLength(1);
  });

  test("comes again after an hour, then after two, four, eight", async () => {
    const app = await startTestApp();
    const counts: number[] = [];
    for (let hour = 0; hour <= 16; hour += 1) {
      await subscribe(app);
      counts.push((await mailsOf(app)).length);
      app.clock.forward(hourMs);
    }

    expect(counts).toEqual([1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5]);
  });

  test("does not come to who has confirmed", async () => {
    const app = await startTestApp();
    const { confirmKey } = await subscribed(app);
    await app.post("/api/newsletter/confirm", { key: confirmKey });
    app.clock.forward(7 * dayMs);

    expect(await subscribe(app)).toMatchObject({ status: 200, data: { email } });
    expect(await mailsOf(app)).toHaveLength(1);
  });

  test("mails that are not about the newsletter have no such headers", async () => {
    const app = await startMailingApp();
    await app.post("/api/contact", { name: "Anjali", email });

    const { headers } = await app.mailTo(email);
    expect(Object.keys(headers)).not.toContain("list-unsubscribe");
  });
});

describe("a confirmation", () => {
  test("needs the press: looking at the link changes nothing", async () => {
    const app = await startTestApp();
    const { confirmKey } = await subscribed(app);

    const look = await app.get(`/api/newsletter/confirm?key=${confirmKey}`);
    expect(look).toMatchObject({ status: 200, data: { email, state: "unconfirmed" } });
    expect(await listed(app)).toMatchObject([{ email, state: "unconfirmed" }]);

    const press = await app.post("/api/newsletter/confirm", { key: confirmKey });
    expect(press).toMatchObject({ status: 200, data: { email, state: "confirmed" } });
    expect(await listed(app)).toMatchObject([{ email, state: "confirmed" }]);
  });

  test("twice is once, and keeps its time", async () => {
    const app = await startTestApp();
    const { confirmKey } = await subscribed(app);
    const confirmedAt = async () =>
      (await app.database.db.selectFrom("subscription").select("confirmed_at").execute())[0];

    await app.post("/api/newsletter/confirm", { key: confirmKey });
    const first = await confirmedAt();
    app.clock.forward(hourMs);

    const again = await app.post("/api/newsletter/confirm", { key: confirmKey });
    expect(again).toMatchObject({ status: 200, data: { state: "confirmed" } });
    expect(await confirmedAt()).toEqual(first);
    expect(first).toEqual({ confirmed_at: "2026-03-02T09:00:00.000Z" });
  });

  test("link works for 30 days, also in another instance on the same database", async () => {
    const app = await startTestApp();
    const { confirmKey } = await subscribed(app);
    const other = await startTestApp({ database: app.database, clock: app.clock });
    const look = () => other.get(`/api/newsletter/confirm?key=${confirmKey}`);

    app.clock.forward(30 * dayMs - 1000);
    expect((await look()).status).toBe(200);
    app.clock.forward(1000);
    expect(await look()).toMatchObject(ended);
    expect(await other.post("/api/newsletter/confirm", { key: confirmKey })).toMatchObject(ended);
  });

  test("does not bring back who has unsubscribed since", async () => {
    const app = await startTestApp();
    const { confirmKey, unsubscribeKey } = await subscribed(app);
    await app.post("/api/newsletter/unsubscribe", { key: unsubscribeKey });

    const answer = await app.post("/api/newsletter/confirm", { key: confirmKey });

    expect(answer).toMatchObject({ status: 200, data: { state: "unsubscribed" } });
    expect(await listed(app)).toMatchObject([{ state: "unsubscribed" }]);
  });
});

describe("unsubscribing", () => {
  test("needs the press and no login, and keeps the address so that nobody writes again", async () => {
    const app = await startTestApp();
    const { confirmKey, unsubscribeKey } = await subscribed(app);
    await app.post("/api/newsletter/confirm", { key: confirmKey });

    const look = await app.get(`/api/newsletter/unsubscribe?key=${unsubscribeKey}`);
    expect(look).toMatchObject({ status: 200, data: { state: "confirmed" } });

    for (const _ of [1, 2]) {
      const press = await app.post("/api/newsletter/unsubscribe", { key: unsubscribeKey });
      expect(press).toMatchObject({ status: 200, data: { email, state: "unsubscribed" } });
    }
    expect(await listed(app)).toMatchObject([{ email, state: "unsubscribed" }]);
  });

  test("works for years", async () => {
    const app = await startTestApp();
    const { unsubscribeKey } = await subscribed(app);
    app.clock.forward(4 * 365 * dayMs);

    const press = await app.post("/api/newsletter/unsubscribe", { key: unsubscribeKey });
    expect(press).toMatchObject({ status: 200, data: { state: "unsubscribed" } });
  });

  test("and subscribing again asks for a new confirmation at once", async () => {
    const app = await startTestApp();
    const { confirmKey, unsubscribeKey } = await subscribed(app);
    await app.post("/api/newsletter/confirm", { key: confirmKey });
    await app.post("/api/newsletter/unsubscribe", { key: unsubscribeKey });

    expect(await subscribe(app)).toMatchObject({ status: 200 });

    expect(await mailsOf(app)).toHaveLength(2);
    expect(await listed(app)).toMatchObject([{ email, state: "unconfirmed" }]);
  });
});

describe("a link's key", () => {
  test("is good for its own purpose only, and for nothing that was changed in it", async () => {
    const app = await startTestApp();
    const { confirmKey, unsubscribeKey } = await subscribed(app);
    const [id = "", end = "", signature = ""] = confirmKey.split(".");
    const other = await startTestApp();
    const foreign = await subscribed(other);
    const keys = [
      unsubscribeKey,
      foreign.confirmKey,
      "",
      id,
      `${id}.${end}`,
      `${id}.${end}.`,
      `${id}.zzzzzz.${signature}`,
      `${crypto.randomUUID()}.${end}.${signature}`,
      `${id}.${end}.${signature.slice(0, -1)}`,
      `${confirmKey}a`,
      `${id}.${end}.${"A".repeat(43)}`,
      "x".repeat(5000),
    ];

    for (const key of keys) {
      const path = `/api/newsletter/confirm?key=${encodeURIComponent(key)}`;
      expect({ key, ...(await app.get(path)) }).toMatchObject({ key, ...ended });
      const press = await app.post("/api/newsletter/confirm", { key });
      expect({ key, ...press }).toMatchObject({ key, ...ended });
    }
    expect(await listed(app)).toMatchObject([{ state: "unconfirmed" }]);
  });
});
