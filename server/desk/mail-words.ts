/** Subject, text and HTML of a mail. Web addresses in it become links; everything else is shown as it was typed. */
export function mailWords(subject: string, paragraphs: readonly string[]) {
  const body = paragraphs.map((text) => `<p>${linked(escaped(text))}</p>`).join("");
  return {
    subject: oneLine(subject),
    text: paragraphs.join("\n\n"),
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body>${body}</body></html>`,
  };
}

/** What a visitor typed can start no header (RFC 5322 §2.2), nor an encoded word (RFC 2047 §2). */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replaceAll("=?", "= ?")
    .trim();
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** A full stop or bracket behind an address is the sentence's. */
function linked(html: string): string {
  return html
    .replaceAll("\n", "<br>")
    .replace(/https?:\/\/[^\s<]*[^\s<.,;:!?)]/g, (url) => `<a href="${url}">${url}</a>`);
}
