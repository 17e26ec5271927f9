import { anyCharge } from "#content/any-charge.ts";
import { brand } from "#content/brand.ts";
import { offices } from "#content/offices.ts";
import { promiseText } from "#contract/promise.ts";
import type { Links, Mail } from "#server/dependencies.ts";
import { mailWords } from "#server/mail/words.ts";
import { closing } from "./visitor-mail.ts";

const cities = brand.offices.map(({ city }) => city).join(" or ");

/**
 * To the visitor: the receipt number, what happens next and until when, by the visitor's own clock. Nothing that was typed
 * is repeated, or anybody could have us send their words to a stranger's address.
 */
export function receiptMail(
  lead: { id: string; receipt: string; email: string; zone: string },
  answerBy: Date,
  links: Links,
): Mail {
  const paragraphs = [
    "Hello,",
    `Thank you for writing to ${brand.name}. What you sent has reached us; its receipt number is ${lead.receipt}.`,
    `What happens next: a consultant in our ${cities} office reads it and answers you by email or phone. ${anyCharge}`,
    promiseText(answerBy, lead.zone, offices),
    `If you want to add something, reply to this mail and keep the number ${lead.receipt} in it.`,
    "We give guidance, not legal advice, and cannot guarantee that a visa is approved.",
    "If you did not write to us, somebody has given your address by mistake; you can leave this mail unanswered.",
    ...closing(links, lead.id),
  ];
  return {
    aboutId: lead.id,
    to: lead.email,
    replyTo: brand.email,
    ...mailWords(`We have received your message (${lead.receipt})`, paragraphs),
  };
}
