import type { GuardedDependencies } from "#server/dependencies.ts";
import { rateLimit } from "#server/http/rate-limit.ts";
import { isKnownAddress } from "./known-address-store.ts";
import { hasRefusalSince } from "./login-refusal-store.ts";
import { findStaff } from "./store.ts";

const minute = 60;

type Taken = {
  /** From a network that has not logged in to the account lately. */
  isStranger: boolean;
  giveBack: () => Promise<void>;
};

type Needs = Pick<GuardedDependencies, "db" | "now" | "audit">;

/**
 * How often a login may fail: 10 times in 15 minutes from one address, and 20 times an hour for one account from
 * addresses that have not logged in to it lately. Where its owner has, strangers can not lock them out.
 * Source: DECISIONS.md "Limits".
 */
export function loginLimits({ db, now, audit }: Needs) {
  const ofAddress = rateLimit({ db }, { name: "login-address", points: 10, seconds: 15 * minute });
  const ofAccount = rateLimit({ db }, { name: "login-account", points: 20, seconds: 60 * minute });

  return {
    /**
     * Takes a failure ahead, so that parallel guesses can not slip through; a login that succeeds gives it back, as does one
     * that nobody looked at.
     * @throws Problem 429 with Retry-After when none is left.
     */
    async take(email: string, address: string): Promise<Taken> {
      const account = email.toLowerCase();
      const noteIt = (refusal: unknown) => note(email, refusal);
      await ofAddress.take(address).catch(noteIt);
      const isKnown = await isKnownAddress(db, { email, address, now: now() });
      if (!isKnown) await ofAccount.take(account).catch(noteIt);
      return {
        isStranger: !isKnown,
        async giveBack() {
          await ofAddress.giveBack(address);
          if (!isKnown) await ofAccount.giveBack(account);
        },
      };
    },
  };

  /** For the log of that account, once an hour: whoever goes on guessing can not fill it. */
  async function note(email: string, refusal: unknown): Promise<never> {
    const staff = await findStaff(db, email);
    if (staff) {
      const hourAgo = new Date(now().getTime() - 60 * minute * 1000);
      await db.transaction().execute(async (tx) => {
        if (await hasRefusalSince(tx, staff.id, hourAgo)) return;
        await audit(tx, { staffId: staff.id, what: "login-limit" });
      });
    }
    throw refusal;
  }
}
