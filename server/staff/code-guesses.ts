import type { GuardedDependencies } from "#server/dependencies.ts";
import { Problem } from "#server/http/problem.ts";
import { rateLimit } from "#server/http/rate-limit.ts";
import { tryCode } from "./code-store.ts";
import { isKnownAddress } from "./known-address-store.ts";

const day = 24 * 60 * 60;

type Staff = { id: string; email: string };

/**
 * Looks at codes that reset a password: of an account at 50 wrong ones a day, for each code that is mailed could be
 * guessed anew. Networks that have logged in to it lately have 100 each instead, so that strangers elsewhere can not keep
 * its owner out (docs/decisions/014), and strangers in the same hotel can not guess for ever (090).
 */
export function codeCheck({ db, now }: Pick<GuardedDependencies, "db" | "now">) {
  const ofAccount = rateLimit({ db }, { name: "wrong-codes", points: 50, seconds: day });
  const ofNetwork = rateLimit({ db }, { name: "wrong-codes-known", points: 100, seconds: day });

  async function limitFor({ id, email }: Staff, address: string) {
    const isKnown = await isKnownAddress(db, { email, address, now: now() });
    return isKnown ? { wrong: ofNetwork, key: `${id} ${address}` } : { wrong: ofAccount, key: id };
  }

  return async function isRightCode(staff: Staff, code: string, address: string) {
    const { wrong, key } = await limitFor(staff, address);
    if (!(await hasTaken(wrong, key))) return false;
    const isRight = await tryCode(db, staff.id, code, now());
    // Neither a right one counts, nor one where there was nothing to guess.
    if (isRight !== false) await wrong.giveBack(key);
    return isRight === true;
  };
}

/** False when none is left. Taken ahead, so that parallel guesses get no more. */
async function hasTaken(limit: ReturnType<typeof rateLimit>, key: string): Promise<boolean> {
  try {
    await limit.take(key);
    return true;
  } catch (refusal) {
    if (refusal instanceof Problem) return false;
    throw refusal;
  }
}
