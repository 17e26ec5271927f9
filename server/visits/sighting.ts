import { blog } from "#content/blog.ts";
import { pages } from "#content/pages.ts";
import { formPages, newsletterPath } from "#contract/counted-forms.ts";
import type { Header } from "#server/dependencies.ts";
import { remembered } from "./remembered.ts";

/** Programs that say what they are, and such as read pages for nobody. */
const program =
  /(?<!cu)bot\b|bot[/_-]|crawl|spider|slurp|archiver|fetch|preview|scan|monitor|uptime|check|headless|lighthouse|pagespeed|puppeteer|playwright|selenium|phantom|prerender|curl|wget|httpie|python|java\/|okhttp|go-http|axios|node|ruby|perl|php|libwww|postman|insomnia|facebookexternalhit|embedly|mediapartners|feed|rss|validator/i;
/** What every browser begins with. */
const browser = /^Mozilla\//;

/** Nobody is counted who asks not to be, no program, and no page that was fetched in case somebody wants it. */
export function mayBeCounted(header: Header): boolean {
  if (header("dnt") === "1" || header("sec-gpc") === "1") return false;
  if (/prefetch|prerender/.test(header("sec-purpose") ?? header("purpose") ?? "")) return false;
  return isBrowser(header("user-agent") ?? "");
}

const isBrowser = remembered((name) => browser.test(name) && !program.test(name));

/** Asked for by a person's browser to be shown as a page; old ones only say what they like to get. */
export function isDocument(header: Header): boolean {
  const destination = header("sec-fetch-dest");
  if (destination !== undefined) return destination === "document";
  return header("accept")?.includes("text/html") ?? false;
}

const formsAndSearch = ["/search", ...Object.values(formPages), newsletterPath];
const known = new Set([...pages.map(({ path }) => path), ...formsAndSearch]);
const post = new RegExp(`^${blog.path}/[\\w-]{1,120}$`);

/** Pages for everybody. Not the staff's, and none that a link in a mail leads one person to. */
export function isCountedPage(path: string): boolean {
  return known.has(path) || post.test(path);
}

const hostLengthMax = 100;

/** The site that a visitor came from; undefined for none, and for this one itself. */
export function referrerHost(referrer: string | undefined, ownHosts: readonly string[]) {
  const host = referrer ? siteOf(referrer) : undefined;
  return host === undefined || ownHosts.includes(host) ? undefined : host;
}

const siteOf = remembered((address) => {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname } = new URL(address);
  const isSite = /^https?:$/.test(protocol) && hostname.length <= hostLengthMax;
  return isSite ? withoutWww(hostname) : undefined;
});

export function withoutWww(hostname: string): string {
  return hostname.toLowerCase().replace(/^www\./, "");
}

/** utm_source as campaigns write it; whatever else stands there is no name of one. */
export function campaignSource(text: string | undefined): string | undefined {
  const source = text?.trim().toLowerCase() ?? "";
  return /^[\w][\w .-]{0,59}$/.test(source) ? source : undefined;
}
