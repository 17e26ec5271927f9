import { expect, test } from "vitest";
import { freshDatabase } from "#tests/fresh-database.ts";
import { heldClock } from "#tests/held-clock.ts";
import { startTestApp } from "#tests/kit.ts";
import { quickPasswords } from "#tests/quick-passwords.ts";
import { makeFirstAdmin } from "./first-admin.ts";

const { now } = heldClock();
const email = "admin@example.com";
const generated = { email, password: undefined };

test("of five instances that start at once on one database exactly one gives a password", async () => {
  const database = await freshDatabase();
  const instances = Array.from({ length: 5 }, () => database.open());

  const given = await Promise.all(
    instances.map((db) => makeFirstAdmin({ db, now, passwords: quickPasswords }, generated)),
  );

  const passwords = given.filter((password) => password !== undefined);
  expect(passwords).toEqual([expect.stringMatching(/^[\w-]{16}$/)]);
  const app = await startTestApp({ database });
  const [password] = passwords;
  expect((await app.post("/api/user/login", { email, password })).status).toBe(200);
  expect(await database.db.selectFrom("staff").selectAll().execute()).toHaveLength(1);
});

test("a later start gives none, and changes nothing, whatever it is told", async () => {
  const { db } = await freshDatabase();
  await makeFirstAdmin({ db, now, passwords: quickPasswords }, generated);
  const before = await db.selectFrom("staff").selectAll().execute();

  const again = await makeFirstAdmin({ db, now, passwords: quickPasswords }, generated);
  const other = { email: "other@example.com", password: "another password" };
  const changed = await makeFirstAdmin({ db, now, passwords: quickPasswords }, other);

  expect([again, changed]).toEqual([undefined, undefined]);
  expect(await db.selectFrom("staff").selectAll().execute()).toEqual(before);
});

test("a password that was set is not given back, and opens", async () => {
  const database = await freshDatabase();
  const password = "set in the environment";

  const given = await makeFirstAdmin(
    { db: database.db, now, passwords: quickPasswords },
    { email, password },
  );

  expect(given).toBeUndefined();
  const app = await startTestApp({ database });
  expect((await app.post("/api/user/login", { email, password })).status).toBe(200);
});
