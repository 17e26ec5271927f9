import { Hono } from "hono";
import { changePasswordInput, type OpenLogin } from "#contract/staff.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { limitBody, readBody } from "#server/http/body.ts";
import { Problem } from "#server/http/problem.ts";
import { rateLimit } from "#server/http/rate-limit.ts";
import { logSecurity } from "#server/http/security-log.ts";
import { removeCode } from "./code-store.ts";
import * as describes from "./descriptions.ts";
import { createGuard } from "./guard.ts";
import { listLogins, openLoginFully, removeLoginOf, removeLoginsOf } from "./open-login-store.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { passwordChangedMail } from "./staff-mails.ts";
import { changePasswordHash, findStaff } from "./store.ts";

/**
 * What somebody who is logged in does about their own access. Mounted at /api/user. Open to those who still have
 * the generated password, too: here they change it.
 */
export function accountRoutes(dependencies: Dependencies) {
  const { db, now, outbox } = dependencies;
  const anyStaff = createGuard(dependencies, { letsGeneratedPasswordIn: true });
  const wrongPasswords = rateLimit(dependencies, {
    name: "password-change",
    points: 10,
    seconds: 15 * 60,
  });

  return new Hono()
    .get("/me", describes.me, anyStaff, (c) => {
      const { email, mustChangePassword } = c.get("staff");
      return c.json({ data: { email, must_change_password: mustChangePassword } });
    })
    .post("/change-password", limitBody, describes.changePassword, anyStaff, async (c) => {
      const { password, newPassword } = await readBody(c, changePasswordInput);
      const { id, email, loginId } = c.get("staff");
      await wrongPasswords.take(id);
      const staff = await findStaff(db, email);
      const isRight = await verifyPassword(password, staff?.password_hash);
      if (!isRight) {
        logSecurity("password-refused", { staff: id });
        throw new Problem(400, "Current password is incorrect.");
      }

      await wrongPasswords.giveBack(id);
      const passwordHash = await hashPassword(newPassword);
      await db.transaction().execute(async (tx) => {
        await changePasswordHash(tx, id, passwordHash);
        await removeCode(tx, id);
        await removeLoginsOf(tx, id, loginId);
        await openLoginFully(tx, loginId);
        await outbox.queue(tx, passwordChangedMail({ id, email }, dependencies));
      });
      logSecurity("password-changed", { staff: id });
      outbox.wake();
      return c.json({ data: {} });
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
      await removeLoginsOf(db, id, loginId);
      return c.json({ data: {} });
    })
    .delete("/logins/:id", describes.endLogin, anyStaff, async (c) => {
      const isEnded = await removeLoginOf(db, c.get("staff").id, c.req.param("id"));
      if (!isEnded) throw new Problem(404, "This login has ended already.");
      return c.json({ data: {} });
    });
}
