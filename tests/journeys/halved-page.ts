import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Site } from "./site.ts";

const half = "</main>";

/**
 * The site as on a line that is slow: a page comes up to the end of its main part, and the rest when `release` is called.
 * Ends with `close`.
 */
export async function halvePages(site: Site) {
  const rest = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const answer = await fetch(site.url + request.url);
    const type = answer.headers.get("content-type") ?? "";
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "content-type": type });
    if (type.startsWith("text/html")) await sendInTwo(response, body.toString(), rest.promise);
    else response.end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    release: rest.resolve,
    close: () => server.close().closeAllConnections(),
  };
}

async function sendInTwo(response: ServerResponse, html: string, rest: Promise<void>) {
  const end = html.indexOf(half) + half.length;
  response.write(html.slice(0, end));
  await rest;
  response.end(html.slice(end));
}
