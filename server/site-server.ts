import { createServer, type Server } from "node:http";
import { log } from "./log.ts";

/**
 * Longer than a proxy in front keeps its connections (nginx and most others 60 s): it would send a form on one that is
 * being closed here. And a visitor who reads for a minute needs no new one for the next page.
 */
const keepAliveMs = 75_000;
/** A post with twelve photographs is 121 MB, and comes from a phone at half a megabit a second, too. Node's own limit is 5 minutes. */
const longestRequestMs = 35 * 60_000;
/** Browsers and proxies give an answer up after a minute. An upload that waits for its turn is let wait (http/silent-line.ts). */
const longestSilenceMs = 5 * 60_000;

/** One that idles takes 10 KB and a file handle, which database and mails need, too. */
const connectionsMax = 10_000;
/** How often the log tells of those that are refused: there may be thousands a second. */
const tellEveryMs = 60_000;

/**
 * How many connections the site has, and how long they stay. Without a limit of silence, whoever takes nothing of an answer
 * would hold it for ever. See docs/decisions/108.
 */
export function createSiteServer(silenceMs = longestSilenceMs): Server {
  const limits = { keepAliveTimeout: keepAliveMs, requestTimeout: longestRequestMs };
  const server = createServer(limits).setTimeout(silenceMs);
  server.maxConnections = connectionsMax;
  let quietUntil = 0;
  server.on("drop", () => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + tellEveryMs;
    log("connections-refused", { open: server.maxConnections });
  });
  return server;
}
