import { expect, test } from "vitest";
import type { Subscription } from "#contract/answers/leads.ts";
import type { Send } from "#server/mail/send.ts";
import { campaign, readers, sendOut, started, subscribeAndConfirm } from "#tests/campaigns.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { keyIn } from "#tests/mail-links.ts";
import { findEnded, noteEnds } from "./outcome-store.ts";

test("an address that takes a newsletter between two that it refuses is mailed on", async () => {
  let refuses = true;
  const app = await startTestApp({
    send: async (_, beforeEnd) => {
      const response = "550 5.1.1 No such user";
      if (refuses)
        throw Object.assign(new Error(), { responseCode: 550, response, command: "RCPT TO" });
      await beforeEnd?.();
    },
  });
  const keys = await startTestApp({ database: app.database, clock: app.clock });
  await subscribeAndConfirm(keys, readers(1));

  for (const answer of [true, false, true]) {
    refuses = answer;
    expect((await started(app)).counts.recipients).toBe(1);
    await sendOut(app);
  }

  const { data } = await app.asStaff().get<Subscription[]>("/api/subscription");
  expect(data).toMatchObject([{ state: "confirmed" }]);
});

test("an address that refuses two newsletters for good is mailed no more, until it confirms again", async () => {
  const gone: Send = async ({ recipient, is_bulk }, beforeEnd) => {
    if (recipient === "reader-0@example.com" && is_bulk === 1) {
      const response = "550 5.1.1 No such user";
      throw Object.assign(new Error(), { responseCode: 550, response, command: "RCPT TO" });
    }
    await beforeEnd?.();
    app.sent.push({ recipient } as (typeof app.sent)[number]);
  };
  const app: TestApp = await startTestApp({ send: (mail, beforeEnd) => gone(mail, beforeEnd) });
  const keys = await startTestApp({ database: app.database, clock: app.clock });
  await subscribeAndConfirm(keys, readers(2));
  const state = async () =>
    (await app.asStaff().get<Subscription[]>("/api/subscription")).data.find(
      ({ email }) => email === "reader-0@example.com",
    )?.state;

  const first = await started(app);
  await sendOut(app);
  expect((await campaign(app, first.id)).counts).toMatchObject({ sent: 1, bounced: 1 });
  expect(await state()).toBe("confirmed");
  await started(app);
  await sendOut(app);
  expect(await state()).toBe("unreachable");
  const third = await started(app);
  expect(third.counts.recipients).toBe(1);

  await keys.post("/api/subscription", { email: "reader-0@example.com" });
  expect(await state()).toBe("unconfirmed");
  await keys.deliverMails();
  const asked = keys.sent.find(({ recipient }) => recipient === "reader-0@example.com");
  const key = asked && keyIn(asked, "/newsletter/confirm");
  expect((await keys.post("/api/newsletter/confirm", { key })).status).toBe(200);
  await started(app);
  await sendOut(app);
  expect(await state()).toBe("confirmed");
});

test("an address that unsubscribes while it refuses for good stays unsubscribed", async () => {
  let unsubscribe = async () => {};
  const app = await startTestApp({
    send: async () => {
      await unsubscribe();
      const response = "550 5.1.1 No such user";
      throw Object.assign(new Error(), { responseCode: 550, response, command: "RCPT TO" });
    },
  });
  const keys = await startTestApp({ database: app.database, clock: app.clock });
  const list = await subscribeAndConfirm(keys, readers(1));
  await started(app);
  await sendOut(app, 2);
  unsubscribe = async () => void (await list.unsubscribe("reader-0@example.com"));
  await started(app);
  await sendOut(app, 2);

  const { data } = await app.asStaff().get<Subscription[]>("/api/subscription");
  expect(data).toMatchObject([{ state: "unsubscribed" }]);
});

test.each([
  ["bounced", "bounced"],
  ["refused", "failed"],
  ["expired", "failed"],
  ["unclear", "unclear"],
] as const)(
  "a mail that ends as %s counts as %s, once for all instances",
  async (failure, count) => {
    const app = await startTestApp({ send: () => Promise.reject(new Error("421 not now")) });
    const keys = await startTestApp({ database: app.database, clock: app.clock });
    await subscribeAndConfirm(keys, readers(1));
    const { id } = await started(app);
    await sendOut(app, 1);
    const { db } = app.database;
    const ended = { state: "failed", failure } as const;
    await db.updateTable("mail").set(ended).where("is_bulk", "=", 1).execute();

    const seen = await findEnded(db);
    for (const _ of ["here", "there"]) await db.transaction().execute((tx) => noteEnds(tx, seen));

    expect((await campaign(app, id)).counts).toMatchObject({ queued: 0, [count]: 1 });
    const { data } = await app.asStaff().get<Subscription[]>("/api/subscription");
    expect(data).toMatchObject([{ state: "confirmed" }]);
  },
);
