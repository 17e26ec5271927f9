import { scrypt, scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import { createPasswords } from "./password.ts";

/** Where a hash's cost is not what is asked about. */
const quick = { N: 2, r: 8, p: 1 };

test("never more than two hashes run at once, and all get their turn", async () => {
  const { seen, passwords } = countedPasswords();
  const hash = await passwords.hash("correct horse");
  const words = Array.from({ length: 6 }, (_, index) => (index % 3 ? "wrong" : "correct horse"));

  const results = await Promise.all(words.map((word) => passwords.verify(word, hash)));

  expect(results).toEqual([true, false, false, true, false, false]);
  expect(seen).toEqual({ running: 0, most: 2, runs: 7 });
});

test("a hash that can not be made gives its place back", async () => {
  const passwords = createPasswords({ cost: quick });
  // More memory than allowed: scrypt itself refuses.
  const impossible = ["scrypt", 2 ** 20, 8, 3, "c2FsdA==", "a2V5"].join("$");
  const tries = Array.from({ length: 5 }, () => passwords.verify("any", impossible));
  for (const result of await Promise.allSettled(tries)) expect(result.status).toBe("rejected");

  const hash = await passwords.hash("correct horse");

  expect(await passwords.verify("correct horse", hash)).toBe(true);
});

test("a hash names its cost, at least that of OWASP, and has a salt of its own", async () => {
  const { hash } = createPasswords();
  const [one, other] = await Promise.all([hash("same"), hash("same")]);

  expect(one).toMatch(/^scrypt\$32768\$8\$3\$[\w+/]{22}==\$[\w+/]{43}=$/);
  expect(one).not.toBe(other);
});

test("an older hash of another cost still opens", async () => {
  const { verify } = createPasswords();
  const salt = Buffer.from("an older salt");
  const key = scryptSync("correct horse", salt, 32, { N: 2 ** 14, r: 8, p: 1 });
  const hash = ["scrypt", 2 ** 14, 8, 1, salt.toString("base64"), key.toString("base64")].join("$");

  expect(await verify("correct horse", hash)).toBe(true);
  expect(await verify("wrong horse", hash)).toBe(false);
});

test("for somebody unknown a hash of the same cost is made, so that the time tells nothing", async () => {
  const { seen, costs, passwords } = countedPasswords();
  await passwords.hash("any");

  expect(await passwords.verify("", undefined)).toBe(false);
  expect(seen.runs).toBe(2);
  expect(costs[1]).toEqual(costs[0]);
});

/** Counts how many hashes run at the same time, and hashes for real. */
function countedPasswords() {
  const seen = { running: 0, most: 0, runs: 0 };
  const costs: unknown[] = [];
  const derive = ((password, salt, length, options, done) => {
    seen.runs += 1;
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    costs.push(options);
    scrypt(password, salt, length, options, (error, key) => {
      seen.running -= 1;
      done(error, key);
    });
  }) as typeof scrypt;
  return { seen, costs, passwords: createPasswords({ cost: quick, derive }) };
}
