import { scrypt } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { Passwords } from "#server/dependencies.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { createPasswords } from "./password.ts";

const email = "office@example.com";
const password = "correct horse";
const ownersNetwork = "192.0.2.7";

let held: ReturnType<typeof heldPasswords>;
let app: TestApp;
beforeEach(async () => {
  held = heldPasswords();
  app = await startTestApp({ passwords: held.passwords });
  await app.addStaff(email, password);
  await logIn(ownersNetwork);
  held.hold();
});

const logIn = (address: string, sent = { email, password }) =>
  app.post("/api/user/login", sent, { "X-Forwarded-For": address });

/** One from each of so many networks; none is answered that waits. */
async function strangersLogIn(count: number) {
  const answers = Array.from({ length: count }, (_, index) =>
    logIn(`198.51.100.${index}`, { email: `${index}@example.com`, password: "guess" }),
  );
  await expect.poll(() => held.asked()).toBe(count);
  return answers;
}

test("two strangers are looked at and 40 wait; who is known is next all the same", async () => {
  const strangers = await strangersLogIn(45);
  const owner = logIn(ownersNetwork);
  await expect.poll(() => held.asked()).toBe(46);
  held.letGo();

  const answers = await Promise.all(strangers);

  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(42).fill(401), ...Array(3).fill(503)]);
  const busy = answers.find(({ status }) => status === 503);
  expect(busy?.error).toBe("There is too much to do for a moment. Please try again in a minute.");
  expect(busy?.headers.get("Retry-After")).toBe("10");
  expect((await owner).status).toBe(200);
  expect(held.begun().slice(0, 4)).toEqual(["guess", "guess", password, "guess"]);
});

test("a login that nobody had time to look at is no failure", async () => {
  const strangers = await strangersLogIn(42);
  const hotel = "203.0.113.5";
  // One more would be too many of one address.
  for (let time = 0; time < 10; time += 1) expect((await logIn(hotel)).status).toBe(503);
  held.letGo();
  await Promise.all(strangers);

  expect((await logIn(hotel)).status).toBe(200);
});

/** Hashes wait from `hold` on until they are let go. */
function heldPasswords() {
  let asked = 0;
  let begun: string[] = [];
  let until = Promise.withResolvers<void>();
  until.resolve();
  const derive = ((text, salt, length, options, done) => {
    begun.push(String(text));
    void until.promise.then(() => scrypt(text, salt, length, options, done));
  }) as typeof scrypt;
  const quick = createPasswords({ cost: { N: 2, r: 8, p: 1 }, derive });
  const passwords: Passwords = {
    ...quick,
    verify(...what) {
      asked += 1;
      return quick.verify(...what);
    },
  };
  return {
    passwords,
    /** How often a password was to be looked at, and those that were; since `hold`. */
    asked: () => asked,
    begun: () => begun,
    hold() {
      [asked, begun, until] = [0, [], Promise.withResolvers<void>()];
    },
    letGo: () => until.resolve(),
  };
}
