import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A free port of 127.0.0.1, on which it listens until the test is over. */
export async function portOf(server: Server): Promise<number> {
  onTestFinished(() => void server.close().closeAllConnections());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** All that comes over a connection until it ends; who is cut off may be told so by a reset. */
export function untilItEnds(socket: Socket): Promise<string> {
  const parts: Buffer[] = [];
  socket.on("data", (part) => parts.push(part)).on("error", () => undefined);
  return new Promise((resolve) =>
    socket.once("close", () => resolve(Buffer.concat(parts).toString())),
  );
}
