import { brand } from "#content/brand.ts";
import { newsletter } from "#content/newsletter.ts";
import { newsletterLink } from "#content/newsletter-link.ts";
import type { Links, Mail } from "#server/dependencies.ts";
import { mailWords } from "#server/mail/words.ts";
import { closing } from "./visitor-mail.ts";

/** To whoever was put on the list: nothing is sent to them before they say that it was them. */
export function confirmationMail(subscription: { id: string; email: string }, links: Links): Mail {
  const { id, email } = subscription;
  const unsubscribeUrl = links.url("unsubscribe", id);
  const postal = brand.offices.map(({ city, address }) => `${city}: ${address}`).join("\n");
  const words = mailWords(newsletterLink.mailSubject, [
    "Hello,",
    `This address was given for ${newsletter.heading}, our newsletter: ${newsletter.text}`,
    `If it was you, please confirm it here: ${links.url("confirm", id)}`,
    "The link is good for 30 days. Until you confirm, no newsletter is sent.",
    `If it was not you, you can leave this mail unanswered, or take the address off the list: ${unsubscribeUrl}`,
    ...closing(links, id),
    postal,
  ]);
  return { aboutId: id, to: email, replyTo: brand.email, unsubscribeUrl, ...words };
}
