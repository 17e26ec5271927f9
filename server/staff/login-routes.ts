import { Hono } from "hono";
import { loginInput } from "#contract/staff.ts";
import { codeNeeded } from "#contract/two-step.ts";
import type { GuardedDependencies } from "#server/dependencies.ts";
import { limitBody, readBody } from "#server/http/body.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { limitCalls } from "#server/http/limit-calls.ts";
import { Problem } from "#server/http/problem.ts";
import { logSecurity } from "#server/http/security-log.ts";
import * as describes from "./descriptions.ts";
import { bearerToken } from "./guard.ts";
import { addKnownAddress } from "./known-address-store.ts";
import { loginLimits } from "./login-limits.ts";
import { codeProblem, type SecondCheck } from "./second-check.ts";
import { findSecondStep } from "./second-step-store.ts";
import { addLogin, findStaff, holdPasswordHash, removeEndedLogins, removeLogin } from "./store.ts";

const incorrect = "Incorrect email or password";

/** The ways in and out. Mounted at /api/user. Source: SPEC.md §7, DECISIONS.md "API". */
export function loginRoutes(dependencies: GuardedDependencies, secondCheck: SecondCheck) {
  const { db, now, trustedProxies, audit, passwords } = dependencies;
  const failures = loginLimits(dependencies);

  return new Hono()
    .post("/login", limitBody, describes.login, async (c) => {
      const { email, password, code } = await readBody(c, loginInput);
      const address = clientAddress(c, trustedProxies);
      const failure = await failures.take(email, address);

      const staff = await findStaff(db, email);
      const isRight = await passwords
        .verify(password, staff?.password_hash, failure)
        .catch(async (busy) => {
          await failure.giveBack();
          throw busy;
        });
      if (!staff || !isRight) {
        logSecurity("login-failed", { staff: staff?.id });
        throw new Problem(401, incorrect);
      }
      const hasSecondStep = Boolean((await findSecondStep(db, staff.id))?.on_at);
      if (hasSecondStep && code === "") {
        // Not a failure: the first half of a login.
        await failure.giveBack();
        throw codeProblem(401, codeNeeded);
      }

      const attempt = hasSecondStep ? await secondCheck.take(staff.id, code) : undefined;
      const token = await db.transaction().execute(async (tx) => {
        // A new password since it was looked at has ended every login, and must end this one, too; so has a second
        // step that was switched on.
        const holds = await holdPasswordHash(tx, staff.id, staff.password_hash);
        const isOn = Boolean((await findSecondStep(tx, staff.id))?.on_at);
        if (!holds || isOn !== hasSecondStep) throw new Problem(401, incorrect);
        if (hasSecondStep) await secondCheck.spend(tx, staff.id, code, 401);
        await addKnownAddress(tx, staff.id, { address, now: now() });
        await audit(tx, { staffId: staff.id, what: "login" });
        const former = bearerToken(c);
        if (former) await removeLogin(tx, former);
        return addLogin(tx, staff.id, now(), {
          userAgent: c.req.header("user-agent"),
          mustChangePassword: staff.must_change_password === 1,
        });
      });
      await attempt?.giveBack();
      await failure.giveBack();
      logSecurity("login-opened", { staff: staff.id });
      return c.json({ token, data: { email: staff.email } });
    })
    .post("/logout", limitCalls(dependencies, "logout"), describes.logout, async (c) => {
      const token = bearerToken(c);
      if (token) await removeLogin(db, token);
      await removeEndedLogins(db, now());
      return c.json({ data: {} });
    });
}
