import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from "node:crypto";
import { findOrAddSecret } from "#server/database/secret-store.ts";
import type { Dependencies, LinkPurpose, Links } from "#server/dependencies.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Where each leads, and how long it is good. A way out of the newsletter must not end before the newsletter does. */
const kinds: Record<LinkPurpose, { path: string; livesMs: number }> = {
  confirm: { path: "/newsletter/confirm", livesMs: 30 * dayMs },
  unsubscribe: { path: "/newsletter/unsubscribe", livesMs: 5 * 365 * dayMs },
  "my-data": { path: "/my-data", livesMs: 30 * dayMs },
};

/** Id, end (seconds since 1970, base 36) and signature. */
const KEY = /^([0-9a-f-]{36})\.([0-9a-z]{1,9})\.([\w-]{43})$/;

type Needs = Pick<Dependencies, "db" | "now" | "publicUrl">;

/** The links hold an id and no address: what stands in histories and logs on the way names nobody. */
export function createLinks({ db, now, publicUrl }: Needs): Links {
  let known: KeyObject | undefined;

  async function ready() {
    known ??= createSecretKey(await findOrAddSecret(db, "links"), "utf8");
  }

  function sign(purpose: LinkPurpose, id: string, end: string): string {
    if (known === undefined) throw new Error("Links are made after ready()");
    return createHmac("sha256", known).update(`${purpose} ${id} ${end}`).digest("base64url");
  }

  return {
    ready,
    url(purpose, id) {
      const { path, livesMs } = kinds[purpose];
      const end = Math.floor((now().getTime() + livesMs) / 1000).toString(36);
      return `${publicUrl}${path}?key=${id}.${end}.${sign(purpose, id, end)}`;
    },
    async idIn(purpose, key) {
      await ready();
      const [, id = "", end = "", signature = ""] = KEY.exec(key) ?? [];
      const isOurs = timingSafeEqual(
        Buffer.from(signature.padEnd(43)),
        Buffer.from(sign(purpose, id, end)),
      );
      const hasEnded = Number.parseInt(end, 36) * 1000 <= now().getTime();
      return isOurs && !hasEnded ? id : undefined;
    },
  };
}
