import { hash, randomBytes } from "node:crypto";

/** Of a login or an invitation: 256 random bits, of which only the hash is kept. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of the token of a login or an invitation. */
export function tokenHash(token: string): string {
  return hash("sha256", token);
}

/** What is kept of a code; the same code of somebody else is kept otherwise. */
export function codeHash(staffId: string, code: string): string {
  return hash("sha256", `${staffId} ${code}`);
}
