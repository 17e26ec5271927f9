import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { QueuedMail } from "./store.ts";

/** Resolves when the mail is out of our hands. */
export type Send = (mail: QueuedMail) => Promise<void>;

const secondMs = 1000;
/** Together well below the outbox's lease. */
const usualTimeouts = {
  connectionTimeout: 20 * secondMs,
  greetingTimeout: 20 * secondMs,
  socketTimeout: 60 * secondMs,
};

/** Through an SMTP server. The connection is opened with the first mail and closed after each. */
export function smtpSend(smtpUrl: string, from: string, timeouts = usualTimeouts): Send {
  return async (mail) => {
    const transport = (await nodemailer()).createTransport({ url: smtpUrl, ...timeouts });
    try {
      await transport.sendMail(messageFrom(mail, from));
    } finally {
      transport.close();
    }
  };
}

/** As .eml files in `folder`, for offices without an SMTP server yet. A file appears whole or not at all. */
export function fileSend(folder: string, from: string): Send {
  return async (mail) => {
    const transport = (await nodemailer()).createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail(messageFrom(mail, from));
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${mail.created_at.replaceAll(":", "-")}-${mail.id}.eml`);
    await writeFile(`${file}.part`, message as Buffer);
    await rename(`${file}.part`, file);
  };
}

/** Loaded with the first mail: it costs 28 MB. */
async function nodemailer() {
  return (await import("nodemailer")).default;
}

function messageFrom(mail: QueuedMail, from: string) {
  return {
    from,
    to: { name: "", address: mail.recipient },
    ...(mail.reply_to && { replyTo: { name: "", address: mail.reply_to } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.message_id,
    date: new Date(mail.created_at),
    ...(mail.in_reply_to && { inReplyTo: mail.in_reply_to, references: mail.in_reply_to }),
    headers: { ...originHeaders(mail), ...unsubscribeHeaders(mail) },
  };
}

/** RFC 3834: nobody's holiday notice answers what no person wrote. */
function originHeaders({ is_by_hand }: QueuedMail): Record<string, string> {
  return is_by_hand === 1 ? {} : { "Auto-Submitted": "auto-generated" };
}

/** For the button that mail programs show beside the sender (RFC 2369, RFC 8058). */
function unsubscribeHeaders({ unsubscribe_url }: QueuedMail): Record<string, string> {
  if (unsubscribe_url === "") return {};
  return {
    "List-Unsubscribe": `<${unsubscribe_url}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
