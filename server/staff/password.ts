import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import type { Passwords } from "#server/dependencies.ts";
import { atOnce } from "#server/http/at-once.ts";

type Cost = { N: number; r: number; p: number };

/** 2^15 × 8 × 3: about 100 ms and 32 MB a hash (OWASP Password Storage Cheat Sheet). */
const productCost: Cost = { N: 2 ** 15, r: 8, p: 3 };
const maxmem = 64 * 1024 * 1024;
const saltBytes = 16;
const keyBytes = 32;
/** The last of them waits for about two seconds. */
const strangersWaitingMax = 40;

/** Hashes are `scrypt$N$r$p$salt$key`, so that a later cost can live beside this one. Tests choose a lower one. */
export function createPasswords({ cost = productCost, derive = scrypt } = {}): Passwords {
  // More would take the machine's memory and cores from the visitors.
  const inTurn = atOnce(2);
  // However many strangers come, two of them at most are ahead of somebody who is known.
  const amongStrangers = atOnce(2, strangersWaitingMax);
  const keyOf = (password: string, salt: Buffer, options: ScryptOptions) =>
    inTurn(
      () =>
        new Promise<Buffer>((resolve, reject) => {
          derive(password, salt, keyBytes, { ...options, maxmem }, (error, key) =>
            error ? reject(error) : resolve(key),
          );
        }),
    );
  const written = (salt: Buffer, key: Buffer) =>
    ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64"), key.toString("base64")].join("$");
  const decoy = written(Buffer.alloc(0), Buffer.alloc(keyBytes));

  return {
    async hash(password) {
      const salt = randomBytes(saltBytes);
      return written(salt, await keyOf(password, salt, cost));
    },
    async verify(password, hash, { isStranger } = { isStranger: false }) {
      const [, N, r, p, salt, key] = (hash ?? decoy).split("$");
      const expected = Buffer.from(key ?? "", "base64");
      const itsCost = { N: Number(N), r: Number(r), p: Number(p) };
      const find = () => keyOf(password, Buffer.from(salt ?? "", "base64"), itsCost);
      const actual = await (isStranger ? amongStrangers(find) : find());
      return timingSafeEqual(actual, expected) && hash !== undefined;
    },
  };
}
