import { brand } from "#content/brand.ts";
import { myData } from "#content/my-data.ts";
import type { Links } from "#server/dependencies.ts";
import { escapeHtml, mailHtml } from "./mail-text.ts";

/** The last paragraphs of every mail to a visitor: the way to their data, and who writes. */
export function closing(links: Links, id: string): string[] {
  const offices = brand.offices.map(({ city, phone }) => `${city}: ${phone}`);
  return [`${myData.mailLine} ${links.url("my-data", id)}`, `${brand.name}\n${offices.join("\n")}`];
}

/** Subject, text and HTML; the words are ours alone. An address of a page in them becomes a link. */
export function visitorMailWords(subject: string, paragraphs: readonly string[]) {
  const html = paragraphs.map((text) => `<p>${linked(escapeHtml(text))}</p>`).join("");
  return { subject, text: paragraphs.join("\n\n"), html: mailHtml(subject, html) };
}

function linked(html: string): string {
  return html
    .replaceAll("\n", "<br>")
    .replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
