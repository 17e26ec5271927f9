import { leadPath } from "#contract/staff-paths.ts";

type Words = { subject: string; text: string };

/** What a mail says, as plain text. Its HTML is made of that when it is sent. */
export function mailWords(subject: string, paragraphs: readonly string[]): Words {
  return { subject: oneLine(subject), text: paragraphs.join("\n\n") };
}

/**
 * The HTML of a mail that has none of its own. It needs neither tables nor colours: every mail program shows it. Each
 * paragraph is shown as it was typed; web addresses in it become links.
 */
export function htmlOf({ subject, text }: Words): string {
  const paragraphs = text.split("\n\n").map((paragraph) => `<p>${textHtml(paragraph)}</p>`);
  return mailHtml(subject, paragraphs.join(""));
}

/** `body` is HTML, `title` is text. The keys in links have a hundred signs: unbroken they would make a phone show all smaller. */
export function mailHtml(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body style="overflow-wrap:anywhere">${body}</body></html>`;
}

/** Where staff open a lead. */
export function leadUrl(publicUrl: string, id: string): string {
  return publicUrl + leadPath({ id });
}

/** Web addresses, line ends and HTML's own signs. A full stop or a bracket behind an address belongs to the sentence. */
const special = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]|[&<>"\n]/g;

/** Text as HTML: line ends are kept, web addresses are links. */
export function textHtml(text: string): string {
  return text.replace(special, (found) => {
    if (found === "\n") return "<br>";
    const html = escapeHtml(found);
    return found.length > 1 ? `<a href="${html}">${html}</a>` : html;
  });
}

/** Links with words of their own, each a paragraph. */
export function linksHtml(links: readonly (readonly [label: string, url: string])[]): string {
  const link = ([label, url]: readonly [string, string]) =>
    `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`;
  return links.map(link).join("");
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as HTML shows it, also between quotation marks. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/**
 * A subject is one line: what a visitor typed can not start another header (RFC 5322 §2.2), nor an encoded word,
 * which mail programs would decode, line ends included (RFC 2047 §2).
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replaceAll("=?", "= ?")
    .trim();
}
