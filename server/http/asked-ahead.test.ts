import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { portOf, untilItEnds } from "#tests/listening.ts";
import { endWhoAsksAhead } from "./asked-ahead.ts";

async function connectTo(answer: RequestListener) {
  const port = await portOf(createServer(endWhoAsksAhead(answer)));
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  return socket;
}

const ask = (more = "") => `GET / HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;

/** What comes back when so many requests are sent in one packet. */
async function send(requests: number, answer: RequestListener): Promise<string> {
  const socket = await connectTo(answer);
  socket.write(ask().repeat(requests - 1) + ask("Connection: close\r\n"));
  return untilItEnds(socket);
}

test("a thousand requests in one packet end with their connection, all but the first unlooked at", async () => {
  let asked = 0;
  const got = await send(1000, () => {
    asked += 1;
  });

  expect([asked, got]).toEqual([8, ""]);
});

test("a few of them are answered in their order", async () => {
  let asked = 0;
  const got = await send(8, (_request, response) => {
    asked += 1;
    response.end(`<${asked}>`);
  });

  expect(got.match(/<\d>/g)?.join("")).toBe("<1><2><3><4><5><6><7><8>");
});

test("one after the other, any number is answered", async () => {
  const socket = await connectTo((_request, response) => response.end("thanks"));

  for (let asked = 0; asked < 20; asked += 1) {
    socket.write(ask());
    const [answer] = await once(socket, "data");
    expect(String(answer)).toContain("thanks");
  }
});
