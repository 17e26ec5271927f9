import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { endWhoAsksAhead } from "./asked-ahead.ts";

/** A server that answers so, and what comes back when so many requests are sent in one packet. */
async function send(requests: number, answer: RequestListener): Promise<string> {
  const server = createServer(endWhoAsksAhead(answer));
  onTestFinished(() => void server.close());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const ask = (more = "") => `GET / HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
  socket.write(ask().repeat(requests - 1) + ask("Connection: close\r\n"));
  return text(socket);
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
  const server = createServer(endWhoAsksAhead((_request, response) => response.end("thanks")));
  onTestFinished(() => void server.close());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());

  for (let asked = 0; asked < 20; asked += 1) {
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    const [answer] = await once(socket, "data");
    expect(String(answer)).toContain("thanks");
  }
});
