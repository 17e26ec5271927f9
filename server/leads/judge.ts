import type { GuardedDependencies, Judge } from "#server/dependencies.ts";
import { startClock } from "./clock-store.ts";
import { createFollowUp } from "./follow-up.ts";
import { newEnquiryMail, newMessageMail } from "./new-lead-mail.ts";
import { findContactMessage, findEnquiry } from "./page-store.ts";
import { promised } from "./promised.ts";
import { changeSpam, claimMails } from "./spam-store.ts";

/** The mails that likely spam was spared follow once, with the first "not spam". */
export function createJudge(dependencies: GuardedDependencies): Judge {
  const { now, replyTargetHours } = dependencies;
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
      await followUp(tx, { ...enquiry, zone, answerBy }, (office) =>
        newEnquiryMail(enquiry, office),
      );
      return true;
    }
    const message = await findContactMessage(tx, id);
    if (!message) return false;
    await followUp(tx, { ...message, zone, answerBy }, (office) => newMessageMail(message, office));
    return true;
  };
}
