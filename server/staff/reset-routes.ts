import { randomInt } from "node:crypto";
import { Hono } from "hono";
import { forgotPasswordInput, resetPasswordInput } from "#contract/staff.ts";
import type { GuardedDependencies } from "#server/dependencies.ts";
import { limitBody, readBody } from "#server/http/body.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { limitCalls } from "#server/http/limit-calls.ts";
import { Problem } from "#server/http/problem.ts";
import { rateLimit } from "#server/http/rate-limit.ts";
import { logSecurity } from "#server/http/security-log.ts";
import { codeCheck } from "./code-guesses.ts";
import { putCode, spendCode } from "./code-store.ts";
import * as describes from "./descriptions.ts";
import { addKnownAddress } from "./known-address-store.ts";
import { removeLoginsOf } from "./open-login-store.ts";
import { codeMail, passwordChangedMail } from "./staff-mails.ts";
import { changePasswordHash, findStaff, holdStaff } from "./store.ts";

const invalidCode = "Invalid or expired OTP";

/** The forgotten password. Mounted at /api/user. Source: SPEC.md §7, DECISIONS.md "API" and "Limits". */
export function resetRoutes(dependencies: GuardedDependencies) {
  const { db, now, outbox, trustedProxies, audit, passwords } = dependencies;
  const codes = rateLimit(dependencies, { name: "code", points: 5, seconds: 15 * 60 });
  const isRightCode = codeCheck(dependencies);

  return new Hono()
    .on(
      "POST",
      ["/forgot-password", "/reset-password"],
      limitBody,
      limitCalls(dependencies, "recovery"),
    )
    .post("/forgot-password", describes.forgotPassword, async (c) => {
      const { email } = await readBody(c, forgotPasswordInput);
      await codes.take(email.toLowerCase());
      const staff = await findStaff(db, email);
      if (!staff) throw new Problem(404, "Email not found. Please check your email address.");

      const code = String(randomInt(1_000_000)).padStart(6, "0");
      await db.transaction().execute(async (tx) => {
        await putCode(tx, staff.id, code, now());
        await outbox.queue(tx, codeMail(staff, code));
      });
      logSecurity("code-queued", { staff: staff.id });
      outbox.wake();
      return c.json({ data: {} });
    })
    .post("/reset-password", describes.resetPassword, async (c) => {
      const { email, otp, newPassword } = await readBody(c, resetPasswordInput);
      const staff = await findStaff(db, email);
      const address = clientAddress(c, trustedProxies);
      if (!staff || !(await isRightCode(staff, otp, address))) {
        logSecurity("code-refused", { staff: staff?.id });
        throw new Problem(400, invalidCode);
      }

      const passwordHash = await passwords.hash(newPassword);
      await db.transaction().execute(async (tx) => {
        // The account before its code, as a change of the password takes them: neither waits for the other's.
        const isSpent = (await holdStaff(tx, staff.id)) && (await spendCode(tx, staff.id, otp));
        if (!isSpent) throw new Problem(400, invalidCode);
        await changePasswordHash(tx, staff.id, passwordHash);
        await removeLoginsOf(tx, staff.id);
        // Who reads the owner's mail is the owner, so strangers can not keep them from logging in here.
        await addKnownAddress(tx, staff.id, { address, now: now() });
        await audit(tx, { staffId: staff.id, what: "password-reset" });
        await outbox.queue(tx, passwordChangedMail(staff, dependencies));
      });
      logSecurity("password-reset", { staff: staff.id });
      outbox.wake();
      return c.json({ data: {} });
    });
}
