import { randomBytes } from "node:crypto";
import type { Dependencies } from "#server/dependencies.ts";
import { addStaff, hasStaff } from "./store.ts";

/**
 * Makes the first admin if there is nobody yet. Gives the generated password, which is nowhere else, to be shown
 * once, and to be changed at the first login; undefined when one was set, or when another instance was faster.
 */
export async function makeFirstAdmin(
  { db, now, passwords }: Pick<Dependencies, "db" | "now" | "passwords">,
  { email, password }: { email: string; password: string | undefined },
): Promise<string | undefined> {
  if (await hasStaff(db)) return undefined;
  const chosen = password ?? randomBytes(12).toString("base64url");
  const passwordHash = await passwords.hash(chosen);
  const mustChangePassword = password === undefined;
  const isMade = await addStaff(db, { email, passwordHash, mustChangePassword, now: now() });
  return isMade && password === undefined ? chosen : undefined;
}
