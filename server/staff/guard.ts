import type { Context, MiddlewareHandler } from "hono";
import type { Dependencies, StaffEnv } from "#server/dependencies.ts";
import { Problem } from "#server/http/problem.ts";
import { routeOf } from "#server/http/request-id.ts";
import { logSecurity } from "#server/http/security-log.ts";
import { findLogin } from "./store.ts";

/**
 * Lets only requests with a live token through; the others answer 401. A login that was opened with a generated
 * password answers 403, but where that password is changed.
 */
export function createGuard(
  { db, now }: Dependencies,
  { letsGeneratedPasswordIn = false } = {},
): MiddlewareHandler<StaffEnv> {
  return async (c, next) => {
    const token = bearerToken(c);
    const staff = token && (await findLogin(db, token, now()));
    if (!staff) {
      // The pattern and not the path, in which anything can stand.
      logSecurity("login-missing", { method: c.req.method, route: routeOf(c) });
      throw new Problem(401, "Please log in.");
    }
    if (staff.mustChangePassword && !letsGeneratedPasswordIn) {
      throw new Problem(403, "Please choose a password of your own first.");
    }
    c.set("staff", staff);
    await next();
  };
}

export function bearerToken(c: Context): string | undefined {
  return /^Bearer ([\w-]{1,200})$/i.exec(c.req.header("authorization") ?? "")?.[1];
}
