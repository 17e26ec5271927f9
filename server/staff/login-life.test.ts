import { beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { addLogin, addStaff, findStaff } from "./store.ts";

const hourMs = 60 * 60 * 1000;

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});

/** The statuses that a fresh login gets, asked after each of these waits. */
async function statusesAfter(...waitsMs: number[]): Promise<number[]> {
  const { db } = app.database;
  await addStaff(db, { email: "office@example.com", passwordHash: "", now: app.clock.now() });
  const staff = await findStaff(db, "office@example.com");
  const token = await addLogin(db, staff?.id ?? "", app.clock.now());
  const statuses = [];
  for (const ms of waitsMs) {
    app.clock.forward(ms);
    const answer = await app.get("/api/enquiry", { Authorization: `Bearer ${token}` });
    statuses.push(answer.status);
  }
  return statuses;
}

test("a login lives for 8 hours after its last use", async () => {
  expect(await statusesAfter(8 * hourMs - 1)).toEqual([200]);
});

test("a login ends 8 hours after its last use", async () => {
  expect(await statusesAfter(8 * hourMs)).toEqual([401]);
});

test("each use begins the 8 hours anew", async () => {
  const waits = [60_001, 8 * hourMs - 1, 7 * hourMs, 7 * hourMs, 8 * hourMs];

  expect(await statusesAfter(...waits)).toEqual([200, 200, 200, 200, 401]);
});

test("however often it is used, a login ends 7 days after it began", async () => {
  const hourly = Array(7 * 24 - 1).fill(hourMs);

  const statuses = await statusesAfter(...hourly, hourMs - 1, 1);

  expect(statuses).toEqual([...hourly.map(() => 200), 200, 401]);
});

test("a login that ended does not come back", async () => {
  expect(await statusesAfter(8 * hourMs, 1, 1000)).toEqual([401, 401, 401]);
});

test("a logout clears away the logins that ended by themselves", async () => {
  const waits = [[8 * hourMs], [...Array(24).fill(7 * hourMs - 1), 24]];
  for (const some of waits) {
    expect((await statusesAfter(...some)).at(-1)).toBe(401);

    await app.post("/api/user/logout", {}, { Authorization: "Bearer another-token" });

    expect(await app.database.db.selectFrom("login").selectAll().execute()).toEqual([]);
  }
});
