import { Hono } from "hono";
import type { GuardedDependencies } from "#server/dependencies.ts";
import { accountRoutes } from "./account-routes.ts";
import { invitationRoutes } from "./invitation-routes.ts";
import { loginRoutes } from "./login-routes.ts";
import { createPasswordCheck } from "./password-check.ts";
import { resetRoutes } from "./reset-routes.ts";
import { createSecondCheck } from "./second-check.ts";
import { teamRoutes } from "./team-routes.ts";
import { twoStepRoutes } from "./two-step-routes.ts";

/** Who may come in: logins, passwords, the second step, and the accounts themselves. Mounted at /api/user. */
export function staffRoutes(dependencies: GuardedDependencies) {
  // Each counts its tries, so there is one of each.
  const secondCheck = createSecondCheck(dependencies);
  const passwordCheck = createPasswordCheck(dependencies);
  return new Hono()
    .route("/", loginRoutes(dependencies, secondCheck))
    .route("/", resetRoutes(dependencies))
    .route("/", accountRoutes(dependencies, passwordCheck))
    .route("/", twoStepRoutes(dependencies, { passwordCheck, secondCheck }))
    .route("/", invitationRoutes(dependencies))
    .route("/", teamRoutes(dependencies));
}
