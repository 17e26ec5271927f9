/** Node's own HTTP server and nothing else, with an answer of a page's size: what no server on Node can be under. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const body = Buffer.alloc(12_000, "a");
const headers = { "Content-Type": "text/html", "Content-Length": body.length };

const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
