import { brand } from "#content/brand.ts";
import { myDataInMails } from "#content/my-data.ts";
import { newsletter } from "#content/newsletter.ts";
import { beginning } from "#contract/beginning.ts";
import type { Links, Mail } from "#server/dependencies.ts";
import { oneLine } from "#server/mail/words.ts";
import { type Letter, type LetterEnd, letterHtml } from "./letter-html.ts";

/** Of a post's text, in UTF-16 units. */
const excerptMax = 480;

type Where = { links: Links; publicUrl: string };

/** `id` is of the subscription, or of the staff member who looks at it first. */
type Reader = { id: string; email: string };

/**
 * A post for one subscriber, as plain text and as HTML. It says who writes and from where, and how to end it. Nothing in
 * it tells one reader from another but the link to end it: the picture's address is everybody's, so looking at it counts
 * nobody, and whoever is forwarded it finds nobody's data behind the other link.
 */
export function letterMail(letter: Letter, reader: Reader, { links, publicUrl }: Where): Mail {
  const unsubscribeUrl = links.url("unsubscribe", reader.id);
  const postUrl = `${publicUrl}/blog/${letter.post}`;
  const end = {
    reason: `You get this mail because you subscribed to ${newsletter.heading} of ${brand.name} and confirmed it.`,
    ways: [
      ["Unsubscribe", unsubscribeUrl],
      [myDataInMails.line, `${publicUrl}/my-data`],
    ],
    sender: [brand.name, ...brand.offices.map(({ city, address }) => `${city}: ${address}`)].join(
      "\n",
    ),
  } as const;
  const subject = oneLine(letter.subject);
  return {
    aboutId: reader.id,
    to: reader.email,
    replyTo: brand.email,
    unsubscribeUrl,
    subject,
    text: textOf(letter, postUrl, end),
    html: letterHtml({ ...letter, subject }, { postUrl, publicUrl, end }),
  };
}

function textOf({ intro, title, excerpt }: Letter, postUrl: string, end: LetterEnd): string {
  const addresses = end.ways.map(([label, url]) => `${label}: ${url}`);
  const signature = ["-- ", end.reason, ...addresses, end.sender];
  const parts = [intro, title, excerpt, `Read it in full: ${postUrl}`, ...signature];
  // The signature's line belongs to what follows it (RFC 3676 §4.3).
  return parts.filter(Boolean).join("\n\n").replace("\n-- \n\n", "\n-- \n");
}

/** The beginning of a text, cut after a whole word. */
export function excerptOf(content: string): string {
  const text = content.trim();
  if (text.length <= excerptMax) return text;
  const cut = beginning(text, excerptMax).replace(/\s+\S*$/, "");
  return `${cut.trimEnd()}…`;
}
