import { hash } from "node:crypto";

/** What is kept of the token of a login or an invitation. */
export function tokenHash(token: string): string {
  return hash("sha256", token);
}

/** What is kept of a code; the same code of somebody else is kept otherwise. */
export function codeHash(staffId: string, code: string): string {
  return hash("sha256", `${staffId} ${code}`);
}
