import { connect } from "node:net";
import { expect, test } from "vitest";
import { untilItEnds } from "#tests/listening.ts";
import { newDataDir, startSite } from "./running-site.ts";

test("a connection over which a thousand answers are asked for at once ends, and others are answered", async () => {
  const site = await startSite({ DATA_DIR: await newDataDir() });
  const { hostname, port } = new URL(site.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(`GET /api/openapi.json HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(1000));

  expect(await untilItEnds(socket)).toBe("");
  expect((await fetch(site.url)).status).toBe(200);
});
