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
  const lines = new WeakMap<Socket, Line>();
  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? startLine();
    lines.set(socket, line);
    line.underWay += 1;
    response.on("close", line.answered);
    if (line.underWay > underWayMax) socket.destroy();
    // What came in the same packet is told all the same.
    if (!socket.destroyed) answer(request, response);
  };
}

type Line = { underWay: number; answered: () => void };

/** One listener a connection: one for each request is felt where a page takes some hundredths of a millisecond. */
function startLine(): Line {
  const line = {
    underWay: 0,
    answered: () => {
      line.underWay -= 1;
    },
  };
  return line;
}
