import type { Dependencies, Tx } from "#server/dependencies.ts";
import { Problem } from "#server/http/problem.ts";
import { rateLimit } from "#server/http/rate-limit.ts";
import { logSecurity } from "#server/http/security-log.ts";
import { findStaff, holdPasswordHash, type Staff } from "./store.ts";

type RightPassword = {
  /**
   * Makes sure of it until the transaction's end: a reset by mail, or the end of the account, may have come since.
   * @throws Problem 400 when it is right no more
   */
  hold: (tx: Tx) => Promise<void>;
};

export type PasswordCheck = ReturnType<typeof createPasswordCheck>;

/** Asks somebody who is logged in for the password again: who finds the computer open gets ten guesses. */
export function createPasswordCheck({ db, passwords }: Pick<Dependencies, "db" | "passwords">) {
  const wrong = rateLimit({ db }, { name: "password-change", points: 10, seconds: 15 * 60 });

  /** @throws Problem 400 for a wrong one, 429 */
  return async ({ id, email }: Staff, password: string): Promise<RightPassword> => {
    await wrong.take(id);
    const staff = await findStaff(db, email);
    const isRight = await passwords.verify(password, staff?.password_hash);
    if (!staff || !isRight) refuse(id);
    await wrong.giveBack(id);
    return {
      async hold(tx) {
        if (!(await holdPasswordHash(tx, id, staff.password_hash))) refuse(id);
      },
    };
  };
}

function refuse(staff: string): never {
  logSecurity("password-refused", { staff });
  throw new Problem(400, "Current password is incorrect.");
}
