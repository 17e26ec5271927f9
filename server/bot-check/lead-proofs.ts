import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { findOrAddSecret } from "#server/database/secret-store.ts";
import type { Dependencies, Proof, Proofs } from "#server/dependencies.ts";
import { addUsedProofs, isUsed } from "./store.ts";

/** A visitor may read for a while before writing. */
const livesMs = 2 * 60 * 60 * 1000;

/** Signed and short-lived, so that nothing is stored of those that no lead follows. */
export function leadProofs({ db, now }: Pick<Dependencies, "db" | "now">): Proofs {
  let secret: string | undefined;

  async function signatureOf(words: string): Promise<string> {
    secret ??= await findOrAddSecret(db, "lead-proof");
    return createHmac("sha256", secret).update(words).digest("base64url");
  }

  return {
    async give() {
      const words = `${now().getTime() + livesMs}.${randomUUID()}`;
      return `${words}.${await signatureOf(words)}`;
    },

    async read(text) {
      const [, ends = "", id = "", signature = ""] = PROOF.exec(text) ?? [];
      if (id === "" || !isSame(signature, await signatureOf(`${ends}.${id}`))) return undefined;
      const expiresAt = new Date(Number(ends));
      return expiresAt > now() ? { id, expires_at: expiresAt.toISOString() } : undefined;
    },

    async spend(tx, proofs) {
      const used = await Promise.all(proofs.map((proof) => proof && isUsed(tx, proof)));
      const spent = new Map<string, Proof>();
      const areGood = proofs.map((proof, place) => {
        if (!proof || used[place] || spent.has(proof.id)) return false;
        spent.set(proof.id, proof);
        return true;
      });
      await addUsedProofs(tx, [...spent.values()]);
      return areGood;
    },
  };
}

const PROOF = /^(\d{13})\.([\da-f-]{36})\.([\w-]{43})$/;

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
