import nodemailer from "nodemailer";
import { expect, onTestFinished, test } from "vitest";
import { startMailServer } from "./mail-server.ts";

const subject = `Fiancé Visa: ${"a very long name ".repeat(8)}Ñandú 😀`;
const text = `Grüße – one line that is much longer than the 76 characters which a line of mail may have, = included.\nSecond line`;

test("a mail is read as it was written", async () => {
  const server = await startMailServer();
  onTestFinished(server.stop);

  await send(server.url, { subject, text, html: `<p>${text}</p>` });

  const mail = await server.mail(({ headers }) => headers["x-number"] === "1");
  expect(mail.envelope).toEqual({ from: "office@example.com", to: ["visitor@example.com"] });
  expect(mail.subject).toBe(subject);
  expect(mail.text.trim().replaceAll("\r\n", "\n")).toBe(text);
  expect(mail.html.trim().replaceAll("\r\n", "\n")).toBe(`<p>${text}</p>`);
});

test("stopped it refuses; started again it takes mails at the same address", async () => {
  const server = await startMailServer();
  onTestFinished(server.stop);

  await server.stop();
  await expect(send(server.url, { subject, text })).rejects.toThrow("ECONNREFUSED");
  await server.restart();
  await send(server.url, { subject, text });

  expect(server.mails).toHaveLength(1);
});

async function send(url: string, words: { subject: string; text: string; html?: string }) {
  const transport = nodemailer.createTransport({ url });
  const from = "office@example.com";
  const to = "visitor@example.com";
  await transport.sendMail({ from, to, ...words, headers: { "X-Number": "1" } });
  transport.close();
}
