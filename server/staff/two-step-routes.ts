import { Hono } from "hono";
import {
  type ChangeTwoStepInput,
  changeTwoStepInput,
  codeWrong,
  confirmTwoStepInput,
  startTwoStepInput,
} from "#contract/two-step.ts";
import type { GuardedDependencies, Tx } from "#server/dependencies.ts";
import { limitBody, readBody } from "#server/http/body.ts";
import { Problem } from "#server/http/problem.ts";
import { rateLimit } from "#server/http/rate-limit.ts";
import { logSecurity } from "#server/http/security-log.ts";
import { removeLoginsOf } from "./open-login-store.ts";
import type { PasswordCheck } from "./password-check.ts";
import type { SecondCheck } from "./second-check.ts";
import { makeRecoveryCodes, makeSecret, readableCode, stepOf } from "./second-step.ts";
import {
  findSecondStep,
  putPendingStep,
  putRecoveryCodes,
  readTwoStep,
  removeStep,
  turnOnStep,
} from "./second-step-store.ts";
import { twoStepOffMail, twoStepOnMail } from "./staff-mails.ts";
import { holdStaff, type Staff } from "./store.ts";
import * as describes from "./two-step-descriptions.ts";

type Checks = { passwordCheck: PasswordCheck; secondCheck: SecondCheck };

/** The second step of one's own login. Mounted at /api/user. */
export function twoStepRoutes(dependencies: GuardedDependencies, checks: Checks) {
  const { db, now, outbox, audit, staffOnly } = dependencies;
  const { passwordCheck } = checks;
  /** Of the code that turns it on: who has begun it knows it, who has only taken a login over does not. */
  const guesses = rateLimit({ db }, { name: "second-step-on", points: 10, seconds: 15 * 60 });
  const withBoth = whoShowsBoth(dependencies, checks);

  return new Hono()
    .get("/two-step", describes.state, staffOnly, async (c) =>
      c.json({ data: await readTwoStep(db, c.get("staff").id) }),
    )
    .post("/two-step", limitBody, describes.start, staffOnly, async (c) => {
      const { password } = await readBody(c, startTwoStepInput);
      const staff = c.get("staff");
      await passwordCheck(staff, password);
      const fresh = makeSecret(staff.email);
      if (!(await putPendingStep(db, staff.id, fresh.secret))) throw isOnAlready();
      return c.json({ data: fresh });
    })
    .post("/two-step/confirm", limitBody, describes.confirm, staffOnly, async (c) => {
      const { code } = await readBody(c, confirmTwoStepInput);
      const { id, email, loginId } = c.get("staff");
      const { secret = "", on_at = "" } = (await findSecondStep(db, id)) ?? {};
      // Before the code is looked at: nobody learns here whether a code is right once it is on.
      if (on_at !== "") throw isOnAlready();
      await guesses.take(id);
      const step = secret === "" ? undefined : stepOf(secret, code, now());
      if (step === undefined) throw new Problem(400, codeWrong);

      const codes = makeRecoveryCodes();
      await db.transaction().execute(async (tx) => {
        // A login that is under way with the password alone waits for this, or has been ended by it.
        await holdStaff(tx, id);
        const isOn = await turnOnStep(tx, id, { secret, step, now: now() });
        if (!isOn) throw isOnAlready();
        await putRecoveryCodes(tx, id, codes);
        await removeLoginsOf(tx, id, loginId);
        await audit(tx, { staffId: id, what: "two-step-on" });
        await outbox.queue(tx, twoStepOnMail({ id, email }, dependencies));
      });
      logSecurity("second-step-on", { staff: id });
      outbox.wake();
      return c.json({ data: { codes: codes.map(readableCode) } });
    })
    .post("/two-step/off", limitBody, describes.off, staffOnly, async (c) => {
      const { id, email } = c.get("staff");
      await withBoth(c.get("staff"), await readBody(c, changeTwoStepInput), async (tx) => {
        await removeStep(tx, id);
        await audit(tx, { staffId: id, what: "two-step-off" });
        await outbox.queue(tx, twoStepOffMail({ id, email }, dependencies));
      });
      logSecurity("second-step-off", { staff: id });
      outbox.wake();
      return c.json({ data: {} });
    })
    .post("/two-step/codes", limitBody, describes.codes, staffOnly, async (c) => {
      const { id } = c.get("staff");
      const codes = makeRecoveryCodes();
      await withBoth(c.get("staff"), await readBody(c, changeTwoStepInput), async (tx) => {
        await putRecoveryCodes(tx, id, codes);
        await audit(tx, { staffId: id, what: "recovery-codes-made" });
      });
      return c.json({ data: { codes: codes.map(readableCode) } });
    });
}

function isOnAlready() {
  return new Problem(409, "Two-step login is on already.");
}

/** Runs a change for somebody who gives password and code. @throws Problem 400, 429 */
function whoShowsBoth({ db }: GuardedDependencies, { passwordCheck, secondCheck }: Checks) {
  return async (
    staff: Staff,
    { password, code }: ChangeTwoStepInput,
    change: (tx: Tx) => Promise<void>,
  ): Promise<void> => {
    const current = await passwordCheck(staff, password);
    const attempt = await secondCheck.take(staff.id, code);
    await db.transaction().execute(async (tx) => {
      await current.hold(tx);
      await secondCheck.spend(tx, staff.id, code, 400);
      await change(tx);
    });
    await attempt.giveBack();
  };
}
