import { expect, test } from "vitest";
import type { Erased } from "#contract/answers/personal-data.ts";
import { anEnquiry, startTestApp } from "#tests/kit.ts";

const dayMs = 24 * 60 * 60 * 1000;

test("erasing the office's own address costs no notice of another's lead, and no code of an account", async () => {
  const app = await startTestApp();
  await app.addStaff("office@example.com", "a long password");
  await app.post("/api/enquiry", anEnquiry());
  await app.post("/api/user/forgot-password", { email: "office@example.com" });

  await app.asStaff().post("/api/personal-data/erase", { email: "office@example.com" });
  await app.deliverMails();

  expect(app.sent.map(({ recipient }) => recipient).sort()).toEqual([
    "anjali@example.com",
    "office@example.com",
    "office@example.com",
  ]);
});

test("an erasure takes mails to the address that are about nothing that is there any more", async () => {
  const app = await startTestApp();
  const email = "zoe@example.com";
  const invitations = "/api/user/invitations";
  const { data } = await app.asStaff().post<{ id: string }>(invitations, { name: "Zoe", email });
  await app.asStaff().remove(`${invitations}/${data.id}`);

  const erased = await app.asStaff().post<Erased>("/api/personal-data/erase", { email });

  expect(erased).toMatchObject({ status: 200, data: { mails: 1 } });
});

test("an instance that was away for 90 days still hears which files of mails have to go", async () => {
  const app = await startTestApp();
  const { db } = app.database;
  const erased_at = app.clock.now().toISOString();
  await db.insertInto("erased_mail").values({ id: "x", erased_at }).execute();
  const left = async () => {
    await app.finishUpkeep();
    return (await db.selectFrom("erased_mail").select("id").execute()).length;
  };

  app.clock.forward(90 * dayMs);
  expect(await left()).toBe(1);
  app.clock.forward(dayMs);
  expect(await left()).toBe(0);
});
