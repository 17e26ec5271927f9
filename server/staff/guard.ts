import type { Context, MiddlewareHandler } from "hono";
import type { Dependencies, StaffEnv } from "#server/dependencies.ts";
import { Problem } from "#server/http/problem.ts";
import { findLogin } from "./store.ts";

/** Lets only requests with a live token through; the others answer 401. */
export function createGuard({ db, now }: Dependencies): MiddlewareHandler<StaffEnv> {
  return async (c, next) => {
    const token = bearerToken(c);
    const staff = token && (await findLogin(db, token, now()));
    if (!staff) throw new Problem(401, "Please log in.", { "WWW-Authenticate": "Bearer" });
    c.set("staff", staff);
    await next();
  };
}

export function bearerToken(c: Context): string | undefined {
  return /^Bearer ([\w-]{1,200})$/i.exec(c.req.header("authorization") ?? "")?.[1];
}
