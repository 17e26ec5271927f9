import { Hono } from "hono";
import { acceptInvitationInput } from "#contract/staff.ts";
import { invitationInput } from "#contract/team.ts";
import type { GuardedDependencies } from "#server/dependencies.ts";
import { limitBody, readBody } from "#server/http/body.ts";
import { limitCalls } from "#server/http/limit-calls.ts";
import { Problem } from "#server/http/problem.ts";
import { logSecurity } from "#server/http/security-log.ts";
import { findInvitation, takeInvitation } from "./invitation-store.ts";
import { addStaff } from "./store.ts";
import * as describes from "./team-descriptions.ts";

const ended =
  "This invitation has ended, or it was used already. Ask a colleague to send you a new one.";

/**
 * For whoever holds the link of an invitation's mail. It names nobody but the invited person, and only to them: its
 * token is 256 random bits, so there is nothing to guess. Mounted at /api/user.
 */
export function invitationRoutes(dependencies: GuardedDependencies) {
  const { db, now, audit, passwords } = dependencies;

  return new Hono()
    .on(
      "POST",
      ["/invitation", "/invitation/accept"],
      limitBody,
      limitCalls(dependencies, "invitation"),
    )
    .post("/invitation", describes.invitation, async (c) => {
      const { token } = await readBody(c, invitationInput);
      const data = await findInvitation(db, token, now());
      if (!data) throw new Problem(404, ended);
      return c.json({ data });
    })
    .post("/invitation/accept", describes.accept, async (c) => {
      const { token, newPassword } = await readBody(c, acceptInvitationInput);
      // Looked at before the hash, which costs a tenth of a second.
      if (!(await findInvitation(db, token, now()))) throw new Problem(404, ended);

      const passwordHash = await passwords.hash(newPassword);
      const { id, email } = await db.transaction().execute(async (tx) => {
        const taken = await takeInvitation(tx, token, now());
        const isAdded = taken && (await addStaff(tx, { ...taken, passwordHash, now: now() }));
        if (!isAdded) throw new Problem(404, ended);
        await audit(tx, { staffId: taken.id, what: "invitation-accepted" });
        return taken;
      });
      logSecurity("invitation-accepted", { staff: id });
      return c.json({ data: { email } }, 201);
    });
}
