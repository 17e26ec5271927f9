import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { afterEach, expect, test, vi } from "vitest";
import { portOf, untilItEnds } from "#tests/listening.ts";
import { endWhenSilent, endWhenSlow } from "./silent-line.ts";

const silenceMs = 200;

afterEach(() => void vi.useRealTimers());

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

/** A line over which bodies of a megabyte come at whatever pace, while the clock goes by what the test says. */
async function startPaced() {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const app = new Hono<{ Bindings: HttpBindings }>().post("/", async (c) => {
    endWhenSlow(c);
    const body = await c.req.text().catch(() => "");
    return c.text(`${body.length} have come`);
  });
  const server = createServer(getRequestListener(app.fetch));
  const port = await portOf(server);
  const connected = once(server, "connection");
  const socket = connect(port, "127.0.0.1");
  socket.write(
    "POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 1000000\r\n\r\n",
  );
  const ended = untilItEnds(socket);
  const [line] = await connected;
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  let sent = line.bytesRead;
  return {
    line,
    ended,
    /** So much comes in the next two minutes. */
    async send(bytes: number) {
      socket.write(Buffer.alloc(bytes, "a"));
      sent += bytes;
      await expect.poll(() => line.bytesRead).toBe(sent);
      vi.advanceTimersByTime(2 * 60_000);
    },
  };
}

test("a body that comes at a byte a minute ends with its connection, however much came before", async () => {
  const { line, ended, send } = await startPaced();
  await send(500_000);
  expect(line.destroyed).toBe(false);

  await send(2);
  expect(await ended).toBe("");
  await expect.poll(() => vi.getTimerCount()).toBe(0);
});

test("one of a slow line, with long pauses, comes whole", async () => {
  const { ended, send } = await startPaced();
  for (let sent = 0; sent < 1_000_000; sent += 200_000) await send(200_000);
  await expect.poll(() => vi.getTimerCount()).toBe(0);

  expect(await ended).toContain("1000000 have come");
});
