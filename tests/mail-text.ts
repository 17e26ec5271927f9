/** A mail as it was received, read as far as the tests look. */
export type Mail = {
  envelope: { from: string; to: string[] };
  /** Names in lower case; unfolded and decoded. */
  headers: Record<string, string>;
  subject: string;
  text: string;
  html: string;
  /** Every byte as it came. */
  source: string;
};

type Part = Pick<Mail, "headers"> & { body: string };

/** Reads headers, and the first plain and the first HTML part, of RFC 5322 and MIME as nodemailer writes them. */
export function readMail(source: string): Omit<Mail, "envelope"> {
  const whole = readPart(source);
  const parts = leaves(whole);
  const find = (type: string) =>
    parts.find(({ headers }) => (headers["content-type"] ?? "text/plain").startsWith(type));
  return {
    headers: whole.headers,
    subject: whole.headers.subject ?? "",
    text: find("text/plain")?.body ?? "",
    html: find("text/html")?.body ?? "",
    source,
  };
}

function leaves(part: Part): Part[] {
  const boundary = /^multipart\/.*boundary="?([^";]+)"?/i.exec(part.headers["content-type"] ?? "");
  if (!boundary) return [{ ...part, body: decodeBody(part) }];
  return part.body
    .split(`--${boundary[1]}`)
    .slice(1, -1)
    .flatMap((inner) => leaves(readPart(inner.replace(/^\r?\n/, ""))));
}

function readPart(source: string): Part {
  const [head = ""] = source.split(/\r?\n\r?\n/, 1);
  const body = source.slice(head.length).replace(/^\r?\n\r?\n/, "");
  const unfolded = head.replace(/\r?\n[ \t]+/g, " ");
  const headers = unfolded.split(/\r?\n/).map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
  });
  return { headers: Object.fromEntries(headers), body };
}

function decodeBody({ headers, body }: Part): string {
  const encoding = headers["content-transfer-encoding"]?.toLowerCase();
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding === "quoted-printable") return fromQuotedPrintable(body.replace(/=\r?\n/g, ""));
  return body;
}

/** `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`; the blank between two of them is no part of the text (RFC 2047 §6.2). */
function decodeWords(text: string): string {
  return text
    .replace(/(=\?[^?]+\?[QB]\?[^?]*\?=)\s+(?==\?)/gi, "$1")
    .replace(/=\?[^?]+\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === "B"
        ? Buffer.from(word, "base64").toString("utf8")
        : fromQuotedPrintable(word.replaceAll("_", " ")),
    );
}

/** Only ASCII is written plainly there, so a byte is a character until it is decoded. */
function fromQuotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}
