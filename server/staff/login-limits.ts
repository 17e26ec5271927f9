import type { Dependencies } from "#server/dependencies.ts";
import { rateLimit } from "#server/http/rate-limit.ts";
import { isKnownAddress } from "./open-login-store.ts";

const minute = 60;

/**
 * How often a login may fail: 10 times in 15 minutes from one address, and 20 times an hour for one account from
 * addresses that never logged in to it. Where its owner has logged in before, strangers can not lock them out.
 * Source: DECISIONS.md "Limits".
 */
export function loginLimits({ db }: Pick<Dependencies, "db">) {
  const ofAddress = rateLimit({ db }, { name: "login-address", points: 10, seconds: 15 * minute });
  const ofAccount = rateLimit({ db }, { name: "login-account", points: 20, seconds: 60 * minute });

  return {
    /**
     * Takes a failure ahead, so that parallel guesses can not slip through; a login that succeeds gives it back.
     * @throws Problem 429 with Retry-After when none is left.
     */
    async take(email: string, address: string): Promise<{ giveBack: () => Promise<void> }> {
      const account = email.toLowerCase();
      await ofAddress.take(address);
      const isKnown = await isKnownAddress(db, email, address);
      if (!isKnown) await ofAccount.take(account);
      return {
        async giveBack() {
          await ofAddress.giveBack(address);
          if (!isKnown) await ofAccount.giveBack(account);
        },
      };
    },
  };
}
