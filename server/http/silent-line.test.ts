import { createServer } from "node:http";
import { connect } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { portOf, untilItEnds } from "#tests/listening.ts";
import { endWhenSilent } from "./silent-line.ts";

const silenceMs = 200;

/** A server that reads bodies, and a connection to it on which the head of one of four bytes is sent. */
async function startSending() {
  const received: string[] = [];
  const silenceAfter: (number | undefined)[] = [];
  const app = new Hono<{ Bindings: HttpBindings }>().post("/", async (c) => {
    endWhenSilent(c, silenceMs);
    received.push(await c.req.text().catch(() => "nothing"));
    silenceAfter.push(c.env.incoming.socket.timeout);
    return c.text("thanks");
  });
  const port = await portOf(createServer(getRequestListener(app.fetch)));
  const socket = connect(port, "127.0.0.1");
  socket.write(
    "POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 4\r\n\r\n",
  );
  return { received, silenceAfter, socket };
}

test("a body of which nothing more comes ends with its connection", async () => {
  const { received, socket } = await startSending();
  socket.write("ab");

  expect(await untilItEnds(socket)).toBe("");
  await expect.poll(() => received).toEqual(["nothing"]);
});

test("one that has come whole is answered, however long that takes", async () => {
  const { received, socket, silenceAfter } = await startSending();
  socket.write("abcd");

  expect(await untilItEnds(socket)).toContain("thanks");
  expect(received).toEqual(["abcd"]);
  expect(silenceAfter).toEqual([0]);
});
