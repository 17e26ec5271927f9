import { mailedSections, sectionPath } from "#contract/staff-paths.ts";
import type { Mail } from "#server/dependencies.ts";
import { linksHtml, mailHtml } from "#server/mail/words.ts";
import type { Notified } from "./new-lead-mail.ts";

export type SpamCount = { enquiries: number; messages: number };

/** To the office, once a day: how much stands under likely spam, and where to look it through. Nothing of what it says. */
export function spamReportMail(
  { from, day, enquiries, messages }: SpamCount & { from: string; day: string },
  { publicUrl, notifyEmail }: Notified,
): Mail {
  const when = from === day ? `on ${day}` : `from ${from} to ${day}`;
  const total = enquiries + messages;
  const subject = `Likely spam ${when}: ${total}`;
  const counts = `${count(enquiries, "enquiry", "enquiries")}, ${count(messages, "contact message", "contact messages")} (days in UTC).`;
  const intro = `Nobody was mailed about these. They are kept; whoever turns out to be a person becomes a lead with "Not spam".`;
  const likelySpam = (section: string) => `${publicUrl}${sectionPath(section)}&spam=likely`;
  const links = [
    ["Enquiries that are likely spam", likelySpam(mailedSections.enquiries)],
    ["Messages that are likely spam", likelySpam(mailedSections.messages)],
  ] as const;
  return {
    aboutId: `spam-report-${day}`,
    to: notifyEmail,
    subject,
    text: [counts, intro, "", ...links.map(([name, url]) => `${name}: ${url}`)].join("\n"),
    html: mailHtml(subject, `<p>${counts}</p><p>${intro}</p>${linksHtml(links)}`),
  };
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
