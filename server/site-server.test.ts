import { once } from "node:events";
import { request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createSiteServer } from "./site-server.ts";

const silenceMs = 1000;
/** More than the system takes for a reader who takes nothing. */
const large = Buffer.alloc(32 * 1024 * 1024);

/** A site that answers with that, and how its connections end. */
async function startSite() {
  const server = createSiteServer(silenceMs).on("request", (_request, response) => {
    response.end(large);
  });
  onTestFinished(() => void server.close());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, port: (server.address() as AddressInfo).port };
}

test("a reader who takes nothing of an answer is let go", async () => {
  const { server, port } = await startSite();
  const connected = once(server, "connection");
  const reader = connect(port, "127.0.0.1").pause();
  onTestFinished(() => void reader.destroy());
  reader.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");

  const [connection] = await connected;
  await once(connection, "close", { signal: AbortSignal.timeout(5000) });
});

test("a slow one, who takes something again and again, gets all of it", async () => {
  const { port } = await startSite();
  const asking = request({ port, host: "127.0.0.1" }).end();
  const [answer] = await once(asking, "response");
  let got = 0;
  for await (const part of answer) {
    got += part.length;
    if (got % (1024 * 1024) < 65_536) await new Promise((resolve) => setTimeout(resolve, 60));
  }

  expect(got).toBe(large.byteLength);
});
