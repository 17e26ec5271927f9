import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type { Dependencies, Proofs } from "#server/dependencies.ts";
import { addUsedProof, findOrAddSecret } from "./store.ts";

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
      return expiresAt > now() ? { id, expiresAt } : undefined;
    },

    spend: (tx, { id, expiresAt }) => addUsedProof(tx, { id, expiresAt }),
  };
}

const PROOF = /^(\d{13})\.([\da-f-]{36})\.([\w-]{43})$/;

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
