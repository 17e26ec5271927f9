import type { GuardedDependencies, Judge } from "#server/dependencies.ts";
import { startClock } from "./clock-store.ts";
import { createFollowUp } from "./follow-up.ts";
import { newEnquiryMail, newMessageMail, type Office } from "./new-lead-mail.ts";
import { findContactMessage, findEnquiry } from "./page-store.ts";
import { promised } from "./promised.ts";
import { changeSpam, claimMails } from "./spam-store.ts";

/** The mails that likely spam was spared follow once, with the first "not spam". */
export function createJudge(dependencies: GuardedDependencies): Judge {
  const { now, replyTargetHours, outbox } = dependencies;
  const followUp = createFollowUp(dependencies);
  return async (tx, table, { id, isSpam }) => {
    if (!(await changeSpam(tx, table, { id, isSpam, now: now() }))) return false;
    if (isSpam || !(await claimMails(tx, table, { id, now: now() }))) return true;

    const promise = promised(now(), replyTargetHours);
    const zone = await startClock(tx, id, promise);
    const answerBy = promise.due;
    if (table === "enquiry") {
      const enquiry = await findEnquiry(tx, id);
      if (!enquiry) return false;
      const followed = { ...enquiry, zone, answerBy };
      const notice = (office: Office) => newEnquiryMail(enquiry, office);
      await outbox.queue(tx, ...(await followUp(tx, followed, notice)));
      return true;
    }
    const message = await findContactMessage(tx, id);
    if (!message) return false;
    const followed = { ...message, zone, answerBy };
    const notice = (office: Office) => newMessageMail(message, office);
    await outbox.queue(tx, ...(await followUp(tx, followed, notice)));
    return true;
  };
}
