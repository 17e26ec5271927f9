import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Metrics } from "./metrics.ts";

/** GET /metrics on a port of its own, which no visitor reaches. Resolves when it listens. */
export function serveMetrics(
  metrics: Pick<Metrics, "text" | "contentType">,
  { port, host }: { port: number; host: string },
): Promise<{ server: Server; port: number }> {
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    const text = await metrics.text();
    response.writeHead(200, { "Content-Type": metrics.contentType }).end(text);
  });
  // It must not hold up a stop.
  server.unref();
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () =>
      resolve({ server, port: (server.address() as AddressInfo).port }),
    );
  });
}
