import type { Dependencies } from "#server/dependencies.ts";
import { Problem } from "#server/http/problem.ts";
import { rateLimit } from "#server/http/rate-limit.ts";
import { logSecurity } from "#server/http/security-log.ts";
import { findStaff } from "./store.ts";

export type PasswordCheck = ReturnType<typeof createPasswordCheck>;

/** Asks somebody who is logged in for the password again: who finds the computer open gets ten guesses. */
export function createPasswordCheck({ db, passwords }: Pick<Dependencies, "db" | "passwords">) {
  const wrong = rateLimit({ db }, { name: "password-change", points: 10, seconds: 15 * 60 });

  /** @throws Problem 400 for a wrong one, 429 */
  return async ({ id, email }: { id: string; email: string }, password: string): Promise<void> => {
    await wrong.take(id);
    const staff = await findStaff(db, email);
    if (!(await passwords.verify(password, staff?.password_hash))) {
      logSecurity("password-refused", { staff: id });
      throw new Problem(400, "Current password is incorrect.");
    }
    await wrong.giveBack(id);
  };
}
