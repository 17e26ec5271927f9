import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer as createHttpServer, request, type Server } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type TlsFront = {
  /** https, on localhost. */
  url: string;
  /** Its own certificate, for clients that are to trust it. */
  certificateFile: string;
  forwardTo: (target: string) => void;
  stop: () => void;
};

/** A TLS handshake's first byte (RFC 8446 §5.1). */
const handshake = 0x16;

/** What stands in front in production: speaks https, and leads plain http there. Both on one port of 127.0.0.1. */
export async function startTlsFront(): Promise<TlsFront> {
  const folder = mkdtempSync(join(tmpdir(), "tls-"));
  const certificateFile = join(folder, "certificate.pem");
  const keyFile = join(folder, "key.pem");
  makeCertificate(keyFile, certificateFile);
  let target = "";
  let url = "";

  const identity = { key: readFileSync(keyFile), cert: readFileSync(certificateFile) };
  const secure = createHttpsServer(identity, (incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const forwarded = request(target, { method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  const plain = createHttpServer((incoming, outgoing) => {
    outgoing.writeHead(301, { Location: url + incoming.url }).end();
  });
  const front = createServer((socket) =>
    socket.once("data", (first) => pass(socket, first, { secure, plain })),
  );
  for (const server of [secure, plain, front]) {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
  }
  url = `https://localhost:${portOf(front)}`;
  return {
    url,
    certificateFile,
    forwardTo(other) {
      target = other;
    },
    stop() {
      for (const server of [secure, plain]) server.closeAllConnections();
      for (const server of [secure, plain, front]) server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function pass(socket: Socket, first: Buffer, { secure, plain }: { secure: Server; plain: Server }) {
  const inner = connect(portOf(first[0] === handshake ? secure : plain), "127.0.0.1");
  inner.on("error", () => socket.destroy());
  socket.on("error", () => inner.destroy());
  inner.write(first);
  socket.pipe(inner).pipe(socket);
}

function portOf(server: { address: () => AddressInfo | string | null }): number {
  return (server.address() as AddressInfo).port;
}

function makeCertificate(keyFile: string, certificateFile: string): void {
  const wish = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"];
  const name = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const files = ["-keyout", keyFile, "-out", certificateFile];
  execFileSync("openssl", ["req", ...wish, ...name, ...files], { stdio: "ignore" });
}
