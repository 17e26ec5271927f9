/** Node's own HTTP server and nothing else: what no server on Node can be under. */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** Of a page's size. */
const body = Buffer.alloc(12_000, "a");
const headers = { "Content-Type": "text/html", "Content-Length": body.length };

const server = createServer(async (request, response) => {
  if (request.method !== "POST") return response.writeHead(200, headers).end(body);
  const answer = await received(request);
  response.writeHead(201, { "Content-Type": "application/json" }).end(answer);
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));

/** As much as a stored lead is answered with. */
async function received(request: IncomingMessage): Promise<string> {
  const { name } = (await json(request)) as { name: string };
  const answer_by = new Date().toISOString();
  return JSON.stringify({ data: { id: name.padEnd(36), receipt: "M-0000-0000", answer_by } });
}
