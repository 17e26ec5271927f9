import type { LeadTable } from "#server/database/list-tables.ts";
import type { Desk, GuardedDependencies, Judge, Tx } from "#server/dependencies.ts";
import { createFollowUp } from "./follow-up.ts";
import { type Notified, newEnquiryMail, newMessageMail } from "./new-lead-mail.ts";
import { findContactMessage, findEnquiry } from "./page-store.ts";
import { promised } from "./promised.ts";
import { changeSpam, claimMails } from "./spam-store.ts";

/** The mails that likely spam was spared follow once, with the first "not spam". */
export function createJudge(dependencies: GuardedDependencies & { desk: Desk }): Judge {
  const { now, replyTargetHours, outbox, desk } = dependencies;
  const followUp = createFollowUp(dependencies);
  return async (tx, table, { id, isSpam, isClosed }) => {
    if (!(await changeSpam(tx, table, { id, isSpam, now: now() }))) return false;
    if (isSpam || isClosed) return true;
    if (!(await claimMails(tx, table, { id, now: now() }))) return true;

    const promise = promised(now(), replyTargetHours);
    const zone = await desk.startClock(tx, { id, ...promise });
    const found = await leadAndNotice(tx, table, id);
    if (!found) return false;
    const followed = { ...found.lead, zone, answerBy: promise.due, hasReceipt: true };
    await outbox.queue(tx, ...(await followUp(tx, followed, found.notice)));
    return true;
  };
}

/** Undefined when there is no such lead. */
async function leadAndNotice(tx: Tx, table: LeadTable, id: string) {
  if (table === "enquiry") {
    const lead = await findEnquiry(tx, id);
    return lead && { lead, notice: (office: Notified) => newEnquiryMail(lead, office) };
  }
  const lead = await findContactMessage(tx, id);
  return lead && { lead, notice: (office: Notified) => newMessageMail(lead, office) };
}
