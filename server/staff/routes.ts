import { Hono } from "hono";
import { loginInput } from "#contract/staff.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { limitBody, readBody } from "#server/http/body.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { Problem } from "#server/http/problem.ts";
import { logSecurity } from "#server/http/security-log.ts";
import { accountRoutes } from "./account-routes.ts";
import * as describes from "./descriptions.ts";
import { bearerToken } from "./guard.ts";
import { loginLimits } from "./login-limits.ts";
import { addKnownAddress } from "./open-login-store.ts";
import { verifyPassword } from "./password.ts";
import { resetRoutes } from "./reset-routes.ts";
import { addLogin, findStaff, holdPasswordHash, removeLogin } from "./store.ts";

const incorrect = "Incorrect email or password";

/** Mounted at /api/user. Source: SPEC.md §7, DECISIONS.md "API". */
export function staffRoutes(dependencies: Dependencies) {
  const { db, now, trustedProxies } = dependencies;
  const failures = loginLimits(dependencies);

  return new Hono()
    .post("/login", limitBody, describes.login, async (c) => {
      const { email, password } = await readBody(c, loginInput);
      const address = clientAddress(c, trustedProxies);
      const failure = await failures.take(email, address);

      const staff = await findStaff(db, email);
      const isRight = await verifyPassword(password, staff?.password_hash);
      if (!staff || !isRight) {
        logSecurity("login-failed", { staff: staff?.id });
        throw new Problem(401, incorrect);
      }

      await failure.giveBack();
      const token = await db.transaction().execute(async (tx) => {
        // A new password since it was looked at has ended every login, and must end this one, too.
        const holds = await holdPasswordHash(tx, staff.id, staff.password_hash);
        if (!holds) throw new Problem(401, incorrect);
        await addKnownAddress(tx, staff.id, address);
        return addLogin(tx, staff.id, now(), {
          userAgent: c.req.header("user-agent"),
          mustChangePassword: staff.must_change_password === 1,
        });
      });
      logSecurity("login-opened", { staff: staff.id });
      return c.json({ token, data: { email: staff.email } });
    })
    .post("/logout", describes.logout, async (c) => {
      const token = bearerToken(c);
      if (token) await removeLogin(db, token, now());
      return c.json({ data: {} });
    })
    .route("/", resetRoutes(dependencies))
    .route("/", accountRoutes(dependencies));
}
