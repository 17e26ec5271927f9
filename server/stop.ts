import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Db } from "./database/schema.ts";
import { log } from "./log.ts";
import type { Looks } from "./looks.ts";

/** How long a stop waits for requests that are being answered. */
const stopWaitMs = 10_000;

type Running = { stopping: AbortController; looks: Looks[]; databases: Db[] };

/** Ends with what is under way: answers first, then the work beside them, then the database. */
export function stopOnSignal(server: Server, { stopping, looks, databases }: Running): void {
  const closeUnused = watchUnused(server);
  const stop = async () => {
    log("stopping");
    stopping.abort();
    // A visitor who sends one request after the other on one connection would keep it open until the last moment.
    server.prependListener("request", (_request, response) =>
      response.setHeader("Connection", "close"),
    );
    const late = setTimeout(() => {
      log("connections-cut", { afterMs: stopWaitMs });
      server.closeAllConnections();
    }, stopWaitMs);
    // A connection becomes idle with its last answer; kept alive, it would hold up the stop until its limit.
    const sweep = setInterval(() => {
      server.closeIdleConnections();
      closeUnused();
    }, 100);
    await new Promise((resolve) => server.close(resolve));
    clearInterval(sweep);
    clearTimeout(late);
    await Promise.all(looks.map(({ stop }) => stop()));
    await Promise.all(databases.map((db) => db.destroy()));
    log("stopped");
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);
}

/** Browsers open connections ahead. Until something has come over one, Node does not call it idle. */
function watchUnused(server: Server): () => void {
  const open = new Set<Socket>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
}
