import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/**
 * Browsers and proxies wait for an answer before they ask for the next thing on a connection. Whoever does not can ask for a
 * thousand in one packet, and Node would keep all those answers until they are taken. More than one, because who has a whole
 * answer may be quicker than we are at noticing that it went.
 */
const underWayMax = 8;

/** Ends a connection over which more is asked for before it is answered. */
export function endWhoAsksAhead(answer: RequestListener): RequestListener {
  const underWay = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = (underWay.get(socket) ?? 0) + 1;
    underWay.set(socket, count);
    response.once("close", () => underWay.set(socket, (underWay.get(socket) ?? 0) - 1));
    if (count > underWayMax) socket.destroy();
    // What came in the same packet is told all the same.
    if (!socket.destroyed) answer(request, response);
  };
}
