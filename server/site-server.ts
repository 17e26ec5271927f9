import { createServer, type Server } from "node:http";

/**
 * Longer than a proxy in front keeps its connections (nginx and most others 60 s): it would send a form on one that is
 * being closed here. And a visitor who reads for a minute needs no new one for the next page.
 */
const keepAliveMs = 75_000;
/** A post with twelve photographs is 121 MB, and comes from a phone at half a megabit a second, too. Node's own limit is 5 minutes. */
const longestRequestMs = 35 * 60_000;
/** Browsers and proxies give an answer up after a minute. An upload that waits for its turn is let wait (http/silent-line.ts). */
const longestSilenceMs = 5 * 60_000;

/** How long the site's connections stay. Without a limit of silence, whoever takes nothing of an answer would hold it for ever. */
export function createSiteServer(silenceMs = longestSilenceMs): Server {
  const limits = { keepAliveTimeout: keepAliveMs, requestTimeout: longestRequestMs };
  return createServer(limits).setTimeout(silenceMs);
}
