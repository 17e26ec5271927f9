import { hash } from "node:crypto";
import type { Db } from "#server/database/schema.ts";

/** So long after the last login an address is known: others may have it by then. */
const knownMs = 90 * 24 * 60 * 60 * 1000;

/** Whether somebody with that email has logged in from that address lately; addresses are those of http/client-address.ts. */
export async function isKnownAddress(
  db: Db,
  { email, address, now }: { email: string; address: string; now: Date },
): Promise<boolean> {
  const known = await db
    .selectFrom("known_address")
    .innerJoin("staff", "staff.id", "known_address.staff_id")
    .select("staff.id")
    .where("email_key", "=", email.toLowerCase())
    .where("address_hash", "=", addressHash(address))
    .where("known_address.used_at", ">", knownIfUsedAfter(now))
    .executeTakeFirst();
  return known !== undefined;
}

/** From here on the account is known to log in from there; only a hash of the address is kept. */
export async function addKnownAddress(
  db: Db,
  staffId: string,
  { address, now }: { address: string; now: Date },
): Promise<void> {
  const used_at = now.toISOString();
  await db
    .insertInto("known_address")
    .values({ staff_id: staffId, address_hash: addressHash(address), used_at })
    .onConflict((conflict) =>
      conflict.columns(["staff_id", "address_hash"]).doUpdateSet({ used_at }),
    )
    .execute();
}

/** Clears away those that are known no more. */
export async function removeOldAddresses(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("known_address").where("used_at", "<=", knownIfUsedAfter(now)).execute();
}

function knownIfUsedAfter(now: Date): string {
  return new Date(now.getTime() - knownMs).toISOString();
}

function addressHash(address: string): string {
  return hash("sha256", address);
}
