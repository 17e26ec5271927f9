import { type Context, Hono } from "hono";
import { inviteInput, staffNameInput } from "#contract/team.ts";
import type { GuardedDependencies, StaffEnv, Tx } from "#server/dependencies.ts";
import { limitBody, readBody } from "#server/http/body.ts";
import { Problem } from "#server/http/problem.ts";
import { rateLimit } from "#server/http/rate-limit.ts";
import { logSecurity } from "#server/http/security-log.ts";
import { addInvitation, removeInvitation, renewInvitation } from "./invitation-store.ts";
import * as mails from "./staff-mails.ts";
import { changeMember, takeTurn } from "./team-changes.ts";
import * as describes from "./team-descriptions.ts";
import { findMemberByEmail, listTeam, renameStaff } from "./team-store.ts";

const noInvitation = "This invitation was withdrawn or accepted meanwhile.";

/** Who has an account, and who is asked to join. Mounted at /api/user. */
export function teamRoutes(dependencies: GuardedDependencies) {
  const { db, now, outbox, audit, staffOnly, ownerEmail } = dependencies;
  const sent = rateLimit(dependencies, { name: "invitations-sent", points: 20, seconds: 60 * 60 });
  const members = changeMember(dependencies);

  return new Hono()
    .get("/team", describes.team, staffOnly, async (c) =>
      c.json({ data: await listTeam(db, { now: now(), ownerEmail }) }),
    )
    .post("/name", limitBody, describes.rename, staffOnly, async (c) => {
      const { name } = await readBody(c, staffNameInput);
      const { id } = c.get("staff");
      await db.transaction().execute(async (tx) => {
        await renameStaff(tx, id, name);
        await audit(tx, { staffId: id, what: "account-renamed" });
      });
      return c.json({ data: { name } });
    })
    .post("/invitations", limitBody, describes.invite, staffOnly, async (c) => {
      const input = await readBody(c, inviteInput);
      const by = c.get("staff");
      await sent.take(by.id);
      const id = await db.transaction().execute(async (tx) => {
        await takeTurn(tx, by.id);
        await requireNobody(tx, input.email);
        const link = await addInvitation(tx, input, { staffId: by.id, now: now() });
        if (!link)
          throw new Problem(409, "This email has an open invitation. Send it again instead.");
        await audit(tx, { staffId: by.id, what: "invited", target: link.id });
        await outbox.queue(tx, mails.invitationMail({ ...input, ...link }, by, dependencies));
        return link.id;
      });
      logSecurity("invited", { staff: by.id, target: id });
      outbox.wake();
      return c.json({ data: { id } }, 201);
    })
    .post("/invitations/:id/again", describes.inviteAgain, staffOnly, async (c) => {
      const staff = c.get("staff");
      await sent.take(staff.id);
      await db.transaction().execute(async (tx) => {
        await takeTurn(tx, staff.id);
        const by = { staffId: staff.id, now: now() };
        const invited = await renewInvitation(tx, c.req.param("id"), by);
        if (!invited) throw new Problem(404, noInvitation);
        await audit(tx, { staffId: staff.id, what: "invitation-sent-again", target: invited.id });
        await outbox.queue(tx, mails.invitationMail(invited, staff, dependencies));
      });
      outbox.wake();
      return c.json({ data: {} });
    })
    .delete("/invitations/:id", describes.withdraw, staffOnly, async (c) => {
      const target = c.req.param("id");
      await db.transaction().execute(async (tx) => {
        if (!(await removeInvitation(tx, target))) throw new Problem(404, noInvitation);
        await audit(tx, { staffId: c.get("staff").id, what: "invitation-withdrawn", target });
      });
      return c.json({ data: {} });
    })
    .post("/staff/:id/end", describes.end, staffOnly, done(members.end))
    .post("/staff/:id/open", describes.open, staffOnly, done(members.open))
    .post("/staff/:id/two-step/reset", describes.resetTwoStep, staffOnly, done(members.reset));
}

function done(change: (byId: string, id: string) => Promise<void>) {
  return async (c: Context<StaffEnv, "/staff/:id/end">) => {
    await change(c.get("staff").id, c.req.param("id"));
    return c.json({ data: {} });
  };
}

/** @throws Problem 409 when the address has an account, of today or of before */
async function requireNobody(tx: Tx, email: string): Promise<void> {
  const member = await findMemberByEmail(tx, email);
  if (!member) return;
  if (member.ended_at === "")
    throw new Problem(409, "There is an account with this email already.");
  throw new Problem(409, "The account with this email has ended. Open it again instead.");
}
