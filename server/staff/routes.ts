import { Hono } from "hono";
import * as v from "valibot";
import { loginInput } from "#contract/staff.ts";
import type { GuardedDependencies } from "#server/dependencies.ts";
import { limitBody, readBody } from "#server/http/body.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { describe } from "#server/http/describe.ts";
import { Problem } from "#server/http/problem.ts";
import { rateLimit } from "#server/http/rate-limit.ts";
import { bearerToken } from "./guard.ts";
import { verifyPassword } from "./password.ts";
import { addLogin, findStaff, removeLogin } from "./store.ts";

const person = v.object({ email: v.string() });
const describeLogin = describe({
  summary: "Log in; the answer carries a token beside data",
  body: loginInput,
  answers: { 200: person },
  failures: { 400: "A field is missing", 401: "Incorrect email or password", 429: "Too many" },
});
const describeLogout = describe({
  summary: "End the login of the token",
  answers: { 200: v.object({}) },
});
const describeMe = describe({ summary: "Who is logged in", answers: { 200: person }, staff: true });

/** Mounted at /api/user. Source: SPEC.md §7, DECISIONS.md "API". */
export function staffRoutes({ db, now, staffOnly, trustedProxies }: GuardedDependencies) {
  const failedLogins = rateLimit(10, 15 * 60);

  return new Hono()
    .post("/login", limitBody, describeLogin, async (c) => {
      const { email, password } = await readBody(c, loginInput);
      const address = clientAddress(c, trustedProxies);
      // Taken before the password is looked at, so that parallel guesses can not slip through.
      await failedLogins.take(address);

      const staff = await findStaff(db, email);
      const isRight = await verifyPassword(password, staff?.password_hash);
      if (!staff || !isRight) throw new Problem(401, "Incorrect email or password");

      await failedLogins.giveBack(address);
      const token = await addLogin(db, staff.id, now());
      return c.json({ token, data: { email: staff.email } });
    })
    .post("/logout", describeLogout, async (c) => {
      const token = bearerToken(c);
      if (token) await removeLogin(db, token, now());
      return c.json({ data: {} });
    })
    .get("/me", describeMe, staffOnly, (c) => c.json({ data: { email: c.get("staff").email } }));
}
