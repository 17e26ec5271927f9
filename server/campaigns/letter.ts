import { brand } from "#content/brand.ts";
import { myData } from "#content/my-data.ts";
import { newsletter } from "#content/newsletter.ts";
import type { Links, Mail } from "#server/dependencies.ts";
import { escapeHtml, mailHtml, oneLine, textHtml } from "#server/mail/words.ts";

/** Of a post's text, in UTF-16 units. */
const excerptMax = 480;

/** What is said to everybody alike. */
export type Letter = {
  post: string;
  title: string;
  excerpt: string;
  /** A name under /uploads/, and what it shows. */
  image: string;
  imageAlt: string;
  subject: string;
  intro: string;
};

type Where = { links: Links; publicUrl: string };

/** `id` is of the subscription, or of the staff member who looks at it first. */
type Reader = { id: string; email: string };

/**
 * A post for one subscriber, as plain text and as HTML without tables or styles, which every mail program shows in its
 * own way. It says who writes and from where, and how to end it. Nothing in it tells one reader from another but the
 * links to end it and to see one's data: the picture's address is everybody's, so looking at it counts nobody.
 */
export function letterMail(letter: Letter, reader: Reader, { links, publicUrl }: Where): Mail {
  const unsubscribeUrl = links.url("unsubscribe", reader.id);
  const postUrl = `${publicUrl}/blog/${letter.post}`;
  const end = [
    `You get this mail because you subscribed to ${newsletter.heading} of ${brand.name} and confirmed it.`,
    `Unsubscribe: ${unsubscribeUrl}`,
    `${myData.mailLine} ${links.url("my-data", reader.id)}`,
    [brand.name, ...brand.offices.map(({ city, address }) => `${city}: ${address}`)].join("\n"),
  ];
  const subject = oneLine(letter.subject);
  return {
    leadId: reader.id,
    to: reader.email,
    replyTo: brand.email,
    unsubscribeUrl,
    subject,
    text: textOf(letter, postUrl, end),
    html: htmlOf({ ...letter, subject }, { postUrl, publicUrl, end }),
  };
}

function textOf({ intro, title, excerpt }: Letter, postUrl: string, end: string[]): string {
  const parts = [intro, title, excerpt, `Read it in full: ${postUrl}`, "-- ", ...end];
  // The signature's line belongs to what follows it (RFC 3676 §4.3).
  return parts.filter(Boolean).join("\n\n").replace("\n-- \n\n", "\n-- \n");
}

type Places = { postUrl: string; publicUrl: string; end: string[] };

function htmlOf(letter: Letter, { postUrl, publicUrl, end }: Places): string {
  const { subject, intro, title, excerpt, image, imageAlt } = letter;
  const share = `${publicUrl}/og/posts/${image.split(".")[0]}.jpg`;
  const picture = `<p><a href="${postUrl}"><img src="${share}" width="600" height="315" alt="${escapeHtml(imageAlt)}"></a></p>`;
  const body = [
    ...paragraphs(intro),
    `<h1><a href="${postUrl}">${escapeHtml(title)}</a></h1>`,
    image ? picture : "",
    ...paragraphs(excerpt),
    `<p><a href="${postUrl}">Read it in full</a></p>`,
    "<hr>",
    ...end.map((text) => `<p><small>${textHtml(text)}</small></p>`),
  ].join("");
  return mailHtml(subject, body);
}

/** The beginning of a text, cut after a whole word. */
export function excerptOf(content: string): string {
  const text = content.trim();
  if (text.length <= excerptMax) return text;
  const cut = text.slice(0, excerptMax).replace(/\s+\S*$/, "");
  return `${cut.toWellFormed().trimEnd()}…`;
}

function paragraphs(text: string): string[] {
  const parts = text.split(/\n\s*\n/).filter((part) => part.trim() !== "");
  return parts.map((part) => `<p>${textHtml(part.trim())}</p>`);
}
