import { randomUUID } from "node:crypto";
import { type HandOverInput, officeNames } from "#contract/answering.ts";
import type { LeadVersion } from "#contract/answers/desk.ts";
import type { GuardedDependencies, Tx } from "#server/dependencies.ts";
import { Problem } from "#server/http/problem.ts";
import { handOverMail } from "./hand-over-mail.ts";
import { holdAnsweredLead, refuseClosed } from "./held-lead.ts";
import { changeWithNote } from "./store.ts";

type By = { leadId: string; staffId: string };
type Needs = Pick<GuardedDependencies, "now" | "outbox" | "publicUrl" | "notifyEmail">;

/**
 * Gives a lead to the other office: its office, the note in its history and the mail to the offices' mailbox are one
 * transaction, the caller's. What the visitor was promised stays. Gives the lead as it then is. @throws Problem 404, 409
 */
export async function handOver(
  { now, outbox, publicUrl, notifyEmail }: Needs,
  tx: Tx,
  { leadId, staffId, office, note }: By & HandOverInput,
): Promise<LeadVersion> {
  const { held, lead } = await holdAnsweredLead(tx, leadId);
  refuseClosed(lead);
  if (lead.office === office) {
    throw new Problem(409, `${officeNames[office]} has this lead already.`);
  }
  const by = { changeId: randomUUID(), staffId, now: now() };
  const words = `For ${officeNames[office]}: ${note}`;
  const changed = await changeWithNote(tx, held, { change: { office }, note: words }, by);
  if (notifyEmail) {
    await outbox.queue(tx, handOverMail({ lead, office, to: notifyEmail }, publicUrl));
  }
  return changed;
}
