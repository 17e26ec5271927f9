import { createHash } from "node:crypto";

/** What is kept of the token of a login or an invitation. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** What is kept of a code; the same code of somebody else is kept otherwise. */
export function codeHash(staffId: string, code: string): string {
  return createHash("sha256").update(`${staffId} ${code}`).digest("hex");
}
