import { randomInt } from "node:crypto";
import { type Challenge, createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as v from "valibot";
import { findOrAddSecret } from "#server/database/secret-store.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { GuardedDependencies } from "#server/dependencies.ts";
import { addUsedProof } from "./store.ts";

/** Together about a second of one core on a mid-range phone, in a worker. */
const cost = 1000;
const counterMin = 100;
const counterMax = 600;
const livesMs = 10 * 60 * 1000;

/** As far as it is read here; what is signed in it is looked at by the library. */
const proof = v.object({
  challenge: v.looseObject({
    signature: v.string(),
    parameters: v.looseObject({ expiresAt: v.number() }),
  }),
  solution: v.looseObject({ counter: v.number(), derivedKey: v.string() }),
});

type Needs = Pick<GuardedDependencies, "db" | "now">;

/** Self-hosted: no third party, no state but the secrets and what was used. Source: DECISIONS.md "Bot check". */
export function proofOfWork({ db, now }: Needs) {
  let known: { hmacSignatureSecret: string; hmacKeySignatureSecret: string } | undefined;

  async function secrets() {
    known ??= {
      hmacSignatureSecret: await findOrAddSecret(db, "bot-check-challenge"),
      hmacKeySignatureSecret: await findOrAddSecret(db, "bot-check-key"),
    };
    return known;
  }

  return {
    async challenge(): Promise<Challenge> {
      return createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost,
        counter: randomInt(counterMin, counterMax),
        deriveKey,
        expiresAt: new Date(now().getTime() + livesMs),
        ...(await secrets()),
      });
    },

    /** True once for each challenge that was solved in time. */
    async verify(token: string): Promise<boolean> {
      const parsed = v.safeParse(proof, decoded(token));
      if (!parsed.success) return false;
      const { challenge, solution } = parsed.output as unknown as Parameters<
        typeof verifySolution
      >[0];
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        ...(await secrets()),
      });
      if (!verified) return false;
      const { signature: id, parameters } = parsed.output.challenge;
      const expires_at = new Date(parameters.expiresAt * 1000).toISOString();
      return inTransaction(db, (tx) => addUsedProof(tx, { id, expires_at }));
    },
  };
}

function decoded(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, "base64").toString("utf8"));
  } catch {
    return undefined;
  }
}
