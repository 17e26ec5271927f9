import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { portOf, untilItEnds } from "#tests/listening.ts";
import { collectOutput } from "#tests/log-lines.ts";
import { createSiteServer } from "./site-server.ts";

const silenceMs = 2000;
/** More than the system takes for a reader who takes nothing. */
const large = Buffer.alloc(32 * 1024 * 1024);

/** A site that answers with that, and how its connections end. */
async function startSite() {
  const server = createSiteServer(silenceMs).on("request", (_request, response) => {
    response.end(large);
  });
  return { server, port: await portOf(server) };
}

test("a reader who takes nothing of an answer is let go", async () => {
  const { server, port } = await startSite();
  const connected = once(server, "connection");
  const reader = connect(port, "127.0.0.1").pause();
  onTestFinished(() => void reader.destroy());
  reader.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");

  const [connection] = await connected;
  await once(connection, "close");
});

test("a slow one, who takes something again and again, gets all of it", async () => {
  const { port } = await startSite();
  const asking = request({ port, host: "127.0.0.1" }).end();
  const [answer] = await once(asking, "response");
  let got = 0;
  for await (const part of answer) {
    got += part.length;
    // All of it takes longer than the silence that ends a connection.
    if (got % (1024 * 1024) < 65_536) await wait((1.2 * silenceMs) / 32);
  }

  expect(got).toBe(large.byteLength);
});

test("what comes beside as many connections as there may be is refused, with one line in the log, until one ends", async () => {
  const { server, port } = await startSite();
  expect(server.maxConnections).toBe(10_000);
  server.maxConnections = 1;
  const logged = collectOutput();
  const connected = once(server, "connection");
  const first = connect(port, "127.0.0.1");
  const [taken] = await connected;

  for (const _ of [1, 2, 3]) await untilItEnds(connect(port, "127.0.0.1"));
  expect(logged().match(/"connections-refused","open":1/g)).toHaveLength(1);

  first.destroy();
  await once(taken, "close");
  const again = once(server, "connection");
  const next = connect(port, "127.0.0.1");
  onTestFinished(() => void next.destroy());
  await again;
});
