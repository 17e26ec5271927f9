import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { newsletter } from "#content/newsletter.ts";
import type { QueuedMail } from "./store.ts";
import { longestTryMs } from "./tries.ts";

/**
 * Resolves when the mail is out of our hands. `beforeEnd` runs at the last moment at which the receiver can not have
 * taken it yet; if that throws, it never gets the mail.
 */
export type Send = (mail: QueuedMail, beforeEnd?: () => Promise<void>) => Promise<void>;

const secondMs = 1000;
/** The socket's is for each silence, of which there may be many: so there is one for the whole, too. */
const usualTimeouts = {
  connectionTimeout: 20 * secondMs,
  greetingTimeout: 20 * secondMs,
  socketTimeout: 60 * secondMs,
  wholeTimeout: longestTryMs,
};

/** Through an SMTP server. The connection is opened with the first mail and closed after each. */
export function smtpSend(
  smtpUrl: string,
  from: string,
  timeouts: Partial<typeof usualTimeouts> = {},
): Send {
  const { wholeTimeout, ...eachTimeouts } = { ...usualTimeouts, ...timeouts };
  return async (mail, beforeEnd) => {
    const { composed } = await import("./compose.ts");
    const transport = (await nodemailer()).createTransport({ url: smtpUrl, ...eachTimeouts });
    transport.use("stream", ({ message }, done) => {
      const text = composed(message);
      message.createReadStream = () => heldAtItsEnd(text, beforeEnd);
      done();
    });
    try {
      const signal = AbortSignal.timeout(wholeTimeout);
      await transport.sendMail({ ...messageFrom(mail, from), signal });
    } finally {
      transport.close();
    }
  };
}

/** As .eml files in `folder`, for offices without an SMTP server yet. A file appears whole or not at all. */
export function fileSend(folder: string, from: string): Send {
  return async (mail, beforeEnd) => {
    const { composed } = await import("./compose.ts");
    const MailComposer = (await import("nodemailer/lib/mail-composer")).default;
    const message = composed(new MailComposer(messageFrom(mail, from)).compile());
    const file = join(folder, `${mail.created_at.replaceAll(":", "-")}-${mail.id}.eml`);
    // Here, as SQLite writes: to hand a small file to another thread and back, step by step, costs ten times the writing.
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.part`, message);
    await beforeEnd?.();
    renameSync(`${file}.part`, file);
  };
}

/**
 * The line with the dot, by which a receiver takes a mail (RFC 5321 §4.1.1.4), is written when this stream ends. It is
 * only read once the receiver has agreed to sender and recipient, so `beforeEnd` runs after that.
 */
function heldAtItsEnd(text: string, beforeEnd?: () => Promise<void>): Readable {
  async function* content() {
    yield text;
    await beforeEnd?.();
  }
  return Readable.from(content(), { objectMode: false });
}

/** Loaded with the first mail: it costs 28 MB. */
async function nodemailer() {
  return (await import("nodemailer")).default;
}

/** Of an address whose part before the @ is ASCII; the library writes a domain of other letters in ASCII. */
const ASCII_ADDRESS = /^\p{ASCII}+@/u;

/**
 * Another address than the recipient's has to be ASCII: a mail server is asked for more (SMTPUTF8, RFC 6531) where the
 * recipient's needs it, and may refuse a mail that it was not asked for.
 */
function messageFrom(mail: QueuedMail, from: string) {
  return {
    from: mailbox(from),
    to: { name: "", address: mail.recipient },
    ...(ASCII_ADDRESS.test(mail.reply_to) && { replyTo: { name: "", address: mail.reply_to } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.message_id,
    date: new Date(mail.created_at),
    ...(mail.in_reply_to && { inReplyTo: mail.in_reply_to, references: mail.in_reply_to }),
    headers: { ...originHeaders(mail), ...listHeaders(mail) },
  };
}

/** Taken apart here: a colon or a bracket in the name has a meaning of its own in a header (RFC 5322 §3.4). */
function mailbox(from: string) {
  const [, name = "", address = from] = /^"?(.*?)"?\s*<(.*)>$/.exec(from) ?? [];
  return { name, address };
}

/** RFC 3834: nobody's holiday notice answers what no person wrote. */
function originHeaders({ is_by_hand }: QueuedMail): Record<string, string> {
  return is_by_hand === 1 ? {} : { "Auto-Submitted": "auto-generated" };
}

/** For the button that mail programs show beside the sender (RFC 2369, RFC 8058), and their filters (RFC 2919). */
function listHeaders({ unsubscribe_url, message_id }: QueuedMail): Record<string, string> {
  if (unsubscribe_url === "") return {};
  const host = message_id.slice(message_id.indexOf("@") + 1, -1);
  return {
    "List-Id": `${newsletter.heading} <newsletter.${host}>`,
    "List-Unsubscribe": `<${unsubscribe_url}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
