import { Hono } from "hono";
import type { OpenLogin } from "#contract/answers/staff.ts";
import { changePasswordInput } from "#contract/staff.ts";
import type { GuardedDependencies } from "#server/dependencies.ts";
import { limitBody, readBody } from "#server/http/body.ts";
import { Problem } from "#server/http/problem.ts";
import { logSecurity } from "#server/http/security-log.ts";
import { removeCode } from "./code-store.ts";
import * as describes from "./descriptions.ts";
import { createGuard } from "./guard.ts";
import { listLogins, removeLoginOf, removeLoginsOf, renewLogin } from "./open-login-store.ts";
import type { PasswordCheck } from "./password-check.ts";
import { passwordChangedMail } from "./staff-mails.ts";
import { changePasswordHash } from "./store.ts";

/**
 * What somebody who is logged in does about their own access. Mounted at /api/user. Open to those who still have
 * the generated password, too: here they change it.
 */
export function accountRoutes(dependencies: GuardedDependencies, passwordCheck: PasswordCheck) {
  const { db, now, outbox, audit, passwords } = dependencies;
  const anyStaff = createGuard(dependencies, { letsGeneratedPasswordIn: true });

  return new Hono()
    .get("/me", describes.me, anyStaff, (c) => {
      const { id, name, email, mustChangePassword } = c.get("staff");
      return c.json({ data: { id, name, email, must_change_password: mustChangePassword } });
    })
    .post("/change-password", limitBody, describes.changePassword, anyStaff, async (c) => {
      const { password, newPassword } = await readBody(c, changePasswordInput);
      const { id, email, loginId } = c.get("staff");
      const current = await passwordCheck({ id, email }, password);
      const passwordHash = await passwords.hash(newPassword);
      const token = await db.transaction().execute(async (tx) => {
        await current.hold(tx);
        await changePasswordHash(tx, id, passwordHash);
        await removeCode(tx, id);
        await removeLoginsOf(tx, id, loginId);
        await audit(tx, { staffId: id, what: "password-changed" });
        await outbox.queue(tx, passwordChangedMail({ id, email }, dependencies));
        return renewLogin(tx, loginId);
      });
      logSecurity("password-changed", { staff: id });
      outbox.wake();
      return c.json({ token, data: {} });
    })
    .get("/logins", describes.logins, anyStaff, async (c) => {
      const { id, loginId } = c.get("staff");
      const logins = await listLogins(db, id, now());
      const data: OpenLogin[] = logins.map((login) => ({
        ...login,
        current: login.id === loginId,
      }));
      return c.json({ data });
    })
    .delete("/logins", describes.endOtherLogins, anyStaff, async (c) => {
      const { id, loginId } = c.get("staff");
      await db.transaction().execute(async (tx) => {
        await removeLoginsOf(tx, id, loginId);
        await audit(tx, { staffId: id, what: "logins-ended" });
      });
      return c.json({ data: {} });
    })
    .delete("/logins/:id", describes.endLogin, anyStaff, async (c) => {
      const { id } = c.get("staff");
      await db.transaction().execute(async (tx) => {
        const isEnded = await removeLoginOf(tx, id, c.req.param("id"));
        if (!isEnded) throw new Problem(404, "This login has ended already.");
        await audit(tx, { staffId: id, what: "logins-ended" });
      });
      return c.json({ data: {} });
    });
}
