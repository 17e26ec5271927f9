import { brand } from "#content/brand.ts";
import { newsletter } from "#content/newsletter.ts";
import { shareImagePath } from "#contract/blog.ts";
import { escapeHtml, linksHtml, mailHtml, textHtml } from "#server/mail/words.ts";

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

/** What stands below it. */
export type LetterEnd = {
  reason: string;
  ways: readonly (readonly [label: string, url: string])[];
  /** Who writes, and from where, in lines. */
  sender: string;
};

type Places = { postUrl: string; publicUrl: string; end: LetterEnd };

const sans = "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const edge = "#0b5c5b 0 12px,#ffffff 12px 24px,#d1a747 24px 36px,#ffffff 36px 48px";
/** Colours of tokens.css, by their values: mail programs know no custom properties. */
const looks = {
  sheet: `max-width:600px;margin:0 auto;background-color:#ffffff;color:#12292c;font:17px/1.6 ${sans}`,
  // Where no gradient is known it is a plain edge.
  edge: `height:8px;background-color:#0b5c5b;background-image:repeating-linear-gradient(120deg,${edge})`,
  text: "padding:0 20px 20px",
  from: "margin:20px 0;font-size:15px;color:#0b5c5b",
  title: "margin:24px 0 16px;font:400 28px/1.2 'Noto Serif',Georgia,serif",
  titleLink: "color:#0a4143;text-decoration:none",
  picture: "display:block;width:100%;height:auto",
  button:
    "display:inline-block;padding:12px 22px;background-color:#0a4143;color:#ffffff;font-weight:600;text-decoration:none;border-radius:3px",
  rule: "margin:32px 0 16px;border:0;border-top:1px solid #cfe0dc",
  end: "font-size:13px;line-height:1.5;color:#465c60",
} as const;

/**
 * One column with styles at its elements, which every mail program knows or leaves out, and then shows in its own way: no
 * table, no style sheet, no script (decision 089).
 */
export function letterHtml(letter: Letter, { postUrl, publicUrl, end }: Places): string {
  const { subject, intro, title, excerpt, image, imageAlt } = letter;
  const share = publicUrl + shareImagePath(image);
  const picture = `<p><a href="${postUrl}"><img src="${share}" width="600" height="315" alt="${escapeHtml(imageAlt)}" style="${looks.picture}"></a></p>`;
  const body = [
    `<div style="${looks.sheet}"><div style="${looks.edge}"></div><div style="${looks.text}">`,
    `<p style="${looks.from}"><strong>${brand.name}</strong> · ${newsletter.heading}</p>`,
    ...paragraphs(intro),
    `<h1 style="${looks.title}"><a href="${postUrl}" style="${looks.titleLink}">${escapeHtml(title)}</a></h1>`,
    image ? picture : "",
    ...paragraphs(excerpt),
    `<p><a href="${postUrl}" style="${looks.button}">Read it in full</a></p>`,
    `<hr style="${looks.rule}">`,
    `<div style="${looks.end}"><p>${textHtml(end.reason)}</p>${linksHtml(end.ways)}<p>${textHtml(end.sender)}</p></div>`,
    "</div></div>",
  ].join("");
  return mailHtml(subject, body);
}

function paragraphs(text: string): string[] {
  const parts = text.split(/\n\s*\n/).filter((part) => part.trim() !== "");
  return parts.map((part) => `<p>${textHtml(part.trim())}</p>`);
}
