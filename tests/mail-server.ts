import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { type Mail, readMail } from "./mail-text.ts";

export type MailServer = {
  /** For SMTP_URL. */
  url: string;
  /** What it has taken, oldest first. */
  mails: readonly Mail[];
  /** The first mail, taken already or still to come, that fits. */
  mail: (fits: (mail: Mail) => boolean) => Promise<Mail>;
  /** Its port refuses connections until it is started again. */
  stop: () => Promise<void>;
  restart: () => Promise<void>;
};

/**
 * A real SMTP server on a free port of 127.0.0.1; it takes every mail and delivers none. It says so after
 * `answerAfterMs`: a real one looks through the mail first.
 */
export async function startMailServer({ answerAfterMs = 0 } = {}): Promise<MailServer> {
  const mails: Mail[] = [];
  const waiting = new Set<(mail: Mail) => void>();
  const take = (mail: Mail) => {
    mails.push(mail);
    for (const look of waiting) look(mail);
  };

  let server = await listen(0, take, answerAfterMs);
  const { port } = server;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    mail: (fits) =>
      new Promise((resolve) => {
        const taken = mails.find(fits);
        if (taken) return resolve(taken);
        const look = (mail: Mail) => {
          if (!fits(mail)) return;
          waiting.delete(look);
          resolve(mail);
        };
        waiting.add(look);
      }),
    stop: () => server.close(),
    async restart() {
      await server.close();
      server = await listen(port, take, answerAfterMs);
    },
  };
}

async function listen(wantedPort: number, take: (mail: Mail) => void, answerAfterMs: number) {
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? "" : mailFrom.address;
        const to = rcptTo.map(({ address }) => address);
        take({ ...readMail(Buffer.concat(chunks).toString("utf8")), envelope: { from, to } });
        if (answerAfterMs === 0) done();
        else setTimeout(done, answerAfterMs);
      });
    },
  });
  // A sender that was killed: it has a right to be, here.
  smtp.on("error", () => undefined);
  const listening = smtp.listen(wantedPort, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  let closed: Promise<void> | undefined;
  return {
    port: address.port,
    close() {
      closed ??= new Promise<void>((resolve) => smtp.close(resolve));
      return closed;
    },
  };
}
