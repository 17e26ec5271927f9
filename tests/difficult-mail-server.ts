import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";
import { readMail } from "./mail-text.ts";

/** An SMTP server that answers a mail's text as told: undefined takes it, a code such as 451 refuses. */
export async function startRefusingMailServer(answerTo: (tryNumber: number) => number | undefined) {
  const messageIds: string[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", () => {
        const { headers } = readMail(Buffer.concat(chunks).toString("utf8"));
        messageIds.push(headers["message-id"] ?? "");
        const responseCode = answerTo(messageIds.length);
        if (responseCode === undefined) return done();
        done(Object.assign(new Error("Refused for the test"), { responseCode }));
      });
    },
  });
  onTestFinished(() => new Promise<void>((resolve) => void smtp.close(resolve)));
  const listening = smtp.listen(0, "127.0.0.1");
  await once(listening, "listening");
  return { url: urlOf(listening.address()), messageIds };
}

/** An SMTP server that takes connections, says each of these lines in turn, and then nothing any more. */
export async function startHangingMailServer(...lines: string[]) {
  return startPlainServer((socket) => {
    const rest = [...lines];
    const say = () => {
      const line = rest.shift();
      if (line !== undefined) socket.write(`${line}\r\n`);
    };
    say();
    socket.on("data", say);
  });
}

/** An SMTP server that never ends its answer to the first command, and never is silent. */
export async function startTarpit() {
  return startPlainServer((socket) => {
    socket.write("220 ready\r\n");
    socket.once("data", () => {
      const saying = setInterval(() => socket.write("250-one moment\r\n"), 20);
      socket.once("close", () => clearInterval(saying));
    });
  });
}

async function startPlainServer(meet: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    meet(socket);
  });
  const end = async () => {
    if (!server.listening) return;
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, "close");
  };
  onTestFinished(end);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: urlOf(server.address()),
    connections: () => sockets.size,
    /** Before its test does. */
    end,
  };
}

function urlOf(address: ReturnType<ReturnType<typeof createServer>["address"]>): string {
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return `smtp://127.0.0.1:${address.port}`;
}
