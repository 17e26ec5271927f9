import { brand } from "#content/brand.ts";
import { myDataInMails } from "#content/my-data.ts";
import type { Links, Mail } from "#server/dependencies.ts";
import { mailWords } from "#server/mail/words.ts";

/** To whoever asked for it: a fresh link to what is held for their address. `id` is of any row of theirs. */
export function myDataMail({ id, email }: { id: string; email: string }, links: Links): Mail {
  const paragraphs = [
    "Hello,",
    "Somebody, probably you, asked what we hold about this address.",
    `${myDataInMails.line}: ${links.url("my-data", id)}`,
    "The link is good for 30 days. Whoever has it sees your data: please do not pass it on.",
    "If you did not ask, you can leave this mail unanswered.",
    brand.name,
  ];
  return {
    aboutId: id,
    to: email,
    replyTo: brand.email,
    ...mailWords(myDataInMails.subject, paragraphs),
  };
}
