import type { Consent, Receipt } from "#contract/answers/leads.ts";
import type { LinkingDependencies, Mail, Tx } from "#server/dependencies.ts";
import type { Notified } from "./new-lead-mail.ts";
import { confirmationMail } from "./newsletter-mail.ts";
import { addSubscription } from "./newsletter-store.ts";
import { receiptMail } from "./receipt-mail.ts";

type Needs = Pick<LinkingDependencies, "links" | "publicUrl" | "notifyEmail" | "now">;
type Notice = (office: Notified) => Mail;
type Followed = Receipt & {
  email: string;
  consents: readonly Consent[];
  /** Until when an answer is promised. */
  answerBy: Date;
  /** The visitor's, as the desk keeps it; empty where it is not known. */
  zone: string;
  /** False: its address has had enough of them today. */
  hasReceipt: boolean;
};

/**
 * Gives the mails that follow from a lead that is not likely spam: the visitor's receipt promises the time, the office's notice
 * goes out if somebody is to be told, and the newsletter if it was asked for. Forged senders get none of it
 * (docs/decisions/019-leads-are-weighed.md).
 */
export function createFollowUp(dependencies: Needs) {
  const { links, publicUrl, notifyEmail, now } = dependencies;
  return async (
    tx: Tx,
    { consents, answerBy, hasReceipt, ...lead }: Followed,
    notice: Notice,
  ): Promise<Mail[]> => {
    const mails = hasReceipt ? [receiptMail(lead, answerBy, links)] : [];
    if (notifyEmail) mails.push(notice({ publicUrl, notifyEmail }));
    const letter = consents.filter(({ purpose }) => purpose === "newsletter");
    if (letter.length === 0) return mails;
    const signUp = { consents: letter, now: now() };
    const { isAsked, ...subscription } = await addSubscription(tx, lead, signUp);
    return isAsked ? [...mails, confirmationMail(subscription, links)] : mails;
  };
}
