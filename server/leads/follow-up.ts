import type { Consent } from "#contract/consent.ts";
import type { Receipt } from "#contract/leads.ts";
import type { GuardedDependencies, Mail, Tx } from "#server/dependencies.ts";
import { startClock } from "./clock-store.ts";
import type { Office } from "./new-lead-mail.ts";
import { confirmationMail } from "./newsletter-mail.ts";
import { addSubscription } from "./newsletter-store.ts";
import type { Promised } from "./promised.ts";
import { receiptMail } from "./receipt-mail.ts";

type Notice = (office: Office) => Mail;
type Judged = { isSpam: boolean; consents: readonly Consent[] };

/**
 * What follows from a lead, unless it is likely spam: its reply clock starts, the visitor's receipt promises the time, the
 * office's notice goes out if somebody is to be told, and the newsletter if it was asked for. Forged senders get none of it (docs/decisions/019-leads-are-weighed.md).
 */
export function createFollowUp(dependencies: GuardedDependencies) {
  const { outbox, links, publicUrl, notifyEmail, now } = dependencies;
  return async (
    tx: Tx,
    lead: Receipt & { email: string },
    { isSpam, consents, promise }: Judged & { promise: Promised },
    notice: Notice,
  ): Promise<void> => {
    if (isSpam) return;
    const zone = await startClock(tx, lead.id, promise);
    await outbox.queue(tx, receiptMail({ ...lead, zone }, promise.due, links));
    if (notifyEmail) await outbox.queue(tx, notice({ publicUrl, notifyEmail }));
    const letter = consents.filter(({ purpose }) => purpose === "newsletter");
    if (letter.length === 0) return;
    const { isAsked, ...subscription } = await addSubscription(tx, lead, letter, now());
    if (isAsked) await outbox.queue(tx, confirmationMail(subscription, links));
  };
}
