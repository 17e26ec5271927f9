import { createServer, type Server } from "node:http";
import type { Metrics } from "./metrics.ts";

/** Answers GET /metrics, on a port of its own that no visitor reaches. */
export function metricsServer({
  text,
  contentType,
}: Pick<Metrics, "text" | "contentType">): Server {
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": contentType }).end(await text());
  });
  // It must not hold up a stop.
  return server.unref();
}
