import { expect, test, vi } from "vitest";
import { hashPassword, verifyPassword } from "./password.ts";

const seen = vi.hoisted(() => ({ running: 0, most: 0, runs: 0 }));

/** Counts how many hashes run at the same time, and hashes for real. */
vi.mock("node:crypto", async (original) => {
  const crypto = await original<typeof import("node:crypto")>();
  const scrypt = (...[password, salt, length, options, done]: Parameters<typeof crypto.scrypt>) => {
    seen.runs += 1;
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    crypto.scrypt(password, salt, length, options, (error, key) => {
      seen.running -= 1;
      done(error, key);
    });
  };
  return { ...crypto, scrypt };
});

test("never more than two hashes run at once, and all get their turn", async () => {
  const hash = await hashPassword("correct horse");
  const words = Array.from({ length: 6 }, (_, index) => (index % 3 ? "wrong" : "correct horse"));

  const results = await Promise.all(words.map((word) => verifyPassword(word, hash)));

  expect(results).toEqual([true, false, false, true, false, false]);
  expect(seen).toEqual({ running: 0, most: 2, runs: 7 });
});

test("a hash that can not be made gives its place back", async () => {
  // More memory than allowed: scrypt itself refuses.
  const impossible = ["scrypt", 2 ** 20, 8, 3, "c2FsdA==", "a2V5"].join("$");
  const tries = Array.from({ length: 5 }, () => verifyPassword("any", impossible));
  for (const result of await Promise.allSettled(tries)) expect(result.status).toBe("rejected");

  const hash = await hashPassword("correct horse");

  expect(await verifyPassword("correct horse", hash)).toBe(true);
});

test("a hash names its cost, at least that of OWASP, and has a salt of its own", async () => {
  const [one, other] = await Promise.all([hashPassword("same"), hashPassword("same")]);

  expect(one).toMatch(/^scrypt\$32768\$8\$3\$[\w+/]{22}==\$[\w+/]{43}=$/);
  expect(one).not.toBe(other);
});

test("an older hash of another cost still opens", async () => {
  const { scryptSync } = await vi.importActual<typeof import("node:crypto")>("node:crypto");
  const salt = Buffer.from("an older salt");
  const key = scryptSync("correct horse", salt, 32, { N: 2 ** 14, r: 8, p: 1 });
  const hash = ["scrypt", 2 ** 14, 8, 1, salt.toString("base64"), key.toString("base64")].join("$");

  expect(await verifyPassword("correct horse", hash)).toBe(true);
  expect(await verifyPassword("wrong horse", hash)).toBe(false);
});

test("for somebody unknown a hash is made, too, so that the time tells nothing", async () => {
  const before = seen.runs;

  expect(await verifyPassword("", undefined)).toBe(false);
  expect(seen.runs).toBe(before + 1);
});
