import type { AuditKind } from "#contract/audit.ts";
import type { GuardedDependencies, Mail, Tx } from "#server/dependencies.ts";
import { Problem } from "#server/http/problem.ts";
import { logSecurity } from "#server/http/security-log.ts";
import { removeStep } from "./second-step-store.ts";
import * as mails from "./staff-mails.ts";
import { holdStaff, type Staff } from "./store.ts";
import { endStaff, findMember, holdTeam, openStaff } from "./team-store.ts";

type Change = {
  what: Extract<AuditKind, "account-ended" | "account-opened" | "two-step-reset">;
  /** @throws Problem 409 */
  apply: (tx: Tx, member: Staff) => Promise<void>;
  /** Tells the person. */
  mail: (member: Staff) => Mail;
};

/** What somebody does to a colleague's account; nobody does it to their own. One at a time, in one order. */
export function changeMember(dependencies: GuardedDependencies) {
  const { db, now, outbox, audit, ownerEmail } = dependencies;

  /** @throws Problem 401, 404, 409 */
  async function change(byId: string, id: string, { what, apply, mail }: Change): Promise<void> {
    await db.transaction().execute(async (tx) => {
      await takeTurn(tx, byId);
      const member = await findMember(tx, id);
      if (!member?.email) throw new Problem(404, "There is no such account.");
      if (id === byId) throw new Problem(409, "This is your own account. Ask a colleague.");
      await apply(tx, member);
      await audit(tx, { staffId: byId, what, target: id });
      await outbox.queue(tx, mail(member));
    });
    logSecurity(what, { staff: byId, target: id });
    outbox.wake();
  }

  return {
    end: (byId: string, id: string) =>
      change(byId, id, {
        what: "account-ended",
        async apply(tx, { email }) {
          if (email.toLowerCase() === ownerEmail.toLowerCase()) {
            throw new Problem(409, "This is the owner's account. It can not be ended here.");
          }
          if (!(await endStaff(tx, id, now()))) throw new Problem(409, "It has ended already.");
        },
        mail: (member) => mails.accountEndedMail(member, dependencies),
      }),
    open: (byId: string, id: string) =>
      change(byId, id, {
        what: "account-opened",
        async apply(tx) {
          if (!(await openStaff(tx, id))) throw new Problem(409, "It is open already.");
        },
        mail: (member) => mails.accountOpenedMail(member, dependencies),
      }),
    reset: (byId: string, id: string) =>
      change(byId, id, {
        what: "two-step-reset",
        async apply(tx) {
          if (!(await removeStep(tx, id))) throw new Problem(409, "Two-step login is not on.");
        },
        mail: (member) => mails.twoStepResetMail(member, dependencies),
      }),
  };
}

/**
 * One at a time changes who has an account or is asked to join, until the transaction's end. Whoever was ended while they
 * waited changes nothing any more: so there is always one left, and nobody is asked by who has gone. @throws Problem 401
 */
export async function takeTurn(tx: Tx, byId: string): Promise<void> {
  await holdTeam(tx);
  if (!(await holdStaff(tx, byId))) throw new Problem(401, "Please log in.");
}
