import { codeWrong } from "#contract/two-step.ts";
import type { GuardedDependencies, Tx } from "#server/dependencies.ts";
import { Problem } from "#server/http/problem.ts";
import { rateLimit } from "#server/http/rate-limit.ts";
import { logSecurity } from "#server/http/security-log.ts";
import { stepOf } from "./second-step.ts";
import { findSecondStep, spendRecoveryCode, spendStep } from "./second-step-store.ts";

const minute = 60;
const day = 24 * 60 * minute;

export type SecondCheck = ReturnType<typeof createSecondCheck>;

/**
 * Looks at a code of the second step. Only who knows the password gets here, so nobody else can use up the tries: of
 * the app's six digits 5 in 15 minutes and 20 a day, of recovery codes, which nobody can guess, 10 in 15 minutes: they
 * are the way in when the others are used up.
 */
export function createSecondCheck({ db, now, audit }: GuardedDependencies) {
  const ofApp = [
    rateLimit({ db }, { name: "second-step", points: 5, seconds: 15 * minute }),
    rateLimit({ db }, { name: "second-step-day", points: 20, seconds: day }),
  ];
  const ofRecovery = [
    rateLimit({ db }, { name: "recovery-code", points: 10, seconds: 15 * minute }),
  ];

  return {
    /** Takes a try ahead, so that parallel guesses get no more. @throws Problem 429 */
    async take(staffId: string, code: string): Promise<{ giveBack: () => Promise<void> }> {
      const limits = isOfApp(code) ? ofApp : ofRecovery;
      for (const limit of limits) await limit.take(staffId);
      return {
        async giveBack() {
          for (const limit of limits) await limit.giveBack(staffId);
        },
      };
    },

    /** Uses the code up within the caller's transaction. @throws Problem of that status for a wrong or used one */
    async spend(tx: Tx, staffId: string, code: string, status: 400 | 401): Promise<void> {
      const isSpent = isOfApp(code)
        ? await spendAppCode(tx, staffId, code, now())
        : await spendRecoveryCode(tx, staffId, code);
      if (!isSpent) {
        logSecurity("second-step-refused", { staff: staffId });
        throw codeProblem(status, codeWrong);
      }
      if (!isOfApp(code)) await audit(tx, { staffId, what: "recovery-code-used" });
    },
  };
}

/** Only for who knows the password: `second_step` tells programs that it is about the code. */
export function codeProblem(status: 400 | 401, text: string): Problem {
  return new Problem(status, text, {}, { second_step: 1 });
}

function isOfApp(code: string): boolean {
  return /^\d{6}$/.test(code);
}

async function spendAppCode(tx: Tx, staffId: string, code: string, now: Date): Promise<boolean> {
  const { secret = "" } = (await findSecondStep(tx, staffId)) ?? {};
  const step = secret === "" ? undefined : stepOf(secret, code, now);
  return step !== undefined && spendStep(tx, staffId, { secret, step });
}
