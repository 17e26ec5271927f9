import type { GuardedDependencies } from "#server/dependencies.ts";
import { Problem } from "#server/http/problem.ts";
import { rateLimit } from "#server/http/rate-limit.ts";
import { tryCode } from "./code-store.ts";
import { isKnownAddress } from "./open-login-store.ts";

const day = 24 * 60 * 60;

type Staff = { id: string; email: string };

/**
 * Looks at codes that reset a password: of an account at 50 wrong ones a day, for each code that is mailed could be
 * guessed anew. From networks that have logged in to it they do not count, so that strangers can not keep its owner out
 * (docs/decisions/014).
 */
export function codeCheck({ db, now }: Pick<GuardedDependencies, "db" | "now">) {
  const wrong = rateLimit({ db }, { name: "wrong-codes", points: 50, seconds: day });

  /** False when none is left. Taken ahead, so that parallel guesses get no more. */
  async function take(staffId: string): Promise<boolean> {
    try {
      await wrong.take(staffId);
      return true;
    } catch (refusal) {
      if (refusal instanceof Problem) return false;
      throw refusal;
    }
  }

  return async function isRightCode({ id, email }: Staff, code: string, address: string) {
    const isKnown = await isKnownAddress(db, email, address);
    if (!isKnown && !(await take(id))) return false;
    const isRight = await tryCode(db, id, code, now());
    // Neither a right one counts, nor one where there was nothing to guess.
    if (!isKnown && isRight !== false) await wrong.giveBack(id);
    return isRight === true;
  };
}
