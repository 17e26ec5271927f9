import { onTestFinished } from "vitest";
import { brand } from "#content/brand.ts";
import { smtpSend } from "#server/mail/send.ts";
import { startTestApp } from "./kit.ts";
import { startMailServer } from "./mail-server.ts";

/** An app that mails through a real SMTP server, as soon as a lead is there. */
export async function startMailingApp(choices: Parameters<typeof startTestApp>[0] = {}) {
  const mailServer = await startMailServer();
  onTestFinished(mailServer.stop);
  const send = smtpSend(mailServer.url, `${brand.name} <${brand.email}>`);
  const app = await startTestApp({ isAwake: true, send, ...choices });
  return {
    ...app,
    mailServer,
    /** The first mail to an address, sent already or still to come. */
    mailTo: (address: string) => mailServer.mail(({ envelope }) => envelope.to.includes(address)),
  };
}
