import { brand } from "#content/brand.ts";
import { myDataInMails } from "#content/my-data.ts";
import type { ReplyInput } from "#contract/reply-template.ts";
import type { Mail } from "#server/dependencies.ts";
import { mailWords } from "#server/mail/words.ts";

const firstClosingLine = brand.name;

type To = { id: string; email: string; receipt: string; lastMessageId: string };

/**
 * What a consultant wrote, to the visitor; the office's mailbox gets what comes back. Below it stand the receipt number,
 * the offices and the way to the visitor's own data, which mails its key anew: replies are passed on, to an employer for one.
 */
export function replyMail({ subject, text }: ReplyInput, to: To, publicUrl: string): Mail {
  const offices = brand.offices.map(({ city, phone }) => `${city}: ${phone}`);
  const paragraphs = [
    ...text.split(/\n\s*\n/),
    [firstClosingLine, ...offices, `Your receipt number: ${to.receipt}`].join("\n"),
    `${myDataInMails.line}: ${publicUrl}/my-data`,
  ];
  return {
    aboutId: to.id,
    to: to.email,
    replyTo: brand.email,
    isByHand: true,
    ...(to.lastMessageId && { inReplyTo: to.lastMessageId }),
    ...mailWords(subject, paragraphs),
  };
}

/** What the consultant wrote, of the text of such a mail. */
export function wordsOf(text: string): string {
  const closing = text.lastIndexOf(`\n\n${firstClosingLine}\n`);
  return closing < 0 ? text : text.slice(0, closing);
}
