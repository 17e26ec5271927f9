import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { atOnce } from "#server/http/at-once.ts";

/** 2^15 × 8 × 3: about 100 ms and 32 MB a hash (OWASP Password Storage Cheat Sheet). */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const saltBytes = 16;
const keyBytes = 32;

/** More would take the machine's memory and cores from the visitors. */
const inTurn = atOnce(2);

/** `scrypt$N$r$p$salt$key`, so that a later cost can live beside this one. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await derive(password, salt, cost);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64"), key.toString("base64")].join(
    "$",
  );
}

/** False for a wrong password. Takes as long for an unknown person: pass undefined. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, N, r, p, salt, key] = (hash ?? decoy).split("$");
  const expected = Buffer.from(key ?? "", "base64");
  const options = { ...cost, N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt ?? "", "base64"), options);
  return timingSafeEqual(actual, expected) && hash !== undefined;
}

const decoy = [
  "scrypt",
  cost.N,
  cost.r,
  cost.p,
  "",
  Buffer.alloc(keyBytes).toString("base64"),
].join("$");

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password, salt, keyBytes, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}
