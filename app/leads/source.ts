import { beginning } from "#contract/beginning.ts";
import type { LeadSource } from "#contract/lead-signals.ts";
import { signalMax } from "#contract/lengths.ts";

/** What is kept of sources; times are epoch milliseconds. */
export type KeptSources = { first: LeadSource; firstAt: number; last: LeadSource; seenAt: number };

const firstKeptMs = 90 * 24 * 60 * 60 * 1000;
/** Who comes back later than that comes anew. */
const visitMs = 30 * 60 * 1000;

/** `address` is the one that was loaded; `referrer` as the browser tells it. */
export function sourceOf(address: string, referrer: string): LeadSource {
  const { host, pathname, searchParams } = new URL(address);
  return {
    utm_source: parameter(searchParams, "utm_source"),
    utm_medium: parameter(searchParams, "utm_medium"),
    utm_campaign: parameter(searchParams, "utm_campaign"),
    utm_term: parameter(searchParams, "utm_term"),
    utm_content: parameter(searchParams, "utm_content"),
    referrer: otherHost(referrer, host),
    landing: pathname.slice(0, signalMax),
  };
}

/** A load of a page belongs to the visit that goes on, unless it comes from somewhere or after a while. */
export function sourcesAfter(
  before: KeptSources | undefined,
  arrival: LeadSource,
  now: number,
): KeptSources {
  const isFirst = !before || !isWithin(firstKeptMs, before.firstAt, now);
  const isNew = !before || comesFromOutside(arrival) || !isWithin(visitMs, before.seenAt, now);
  return {
    first: isFirst ? arrival : before.first,
    firstAt: isFirst ? now : before.firstAt,
    last: isNew ? arrival : before.last,
    seenAt: now,
  };
}

/** Some senders of mails put the receiver's address in: that is no source. */
function parameter(parameters: URLSearchParams, name: string): string {
  const value = parameters.get(name)?.trim() ?? "";
  return value.includes("@") ? "" : beginning(value, signalMax);
}

function otherHost(referrer: string, ownHost: string): string {
  try {
    const { host, hostname } = new URL(referrer);
    return host === ownHost ? "" : hostname.replace(/^www\./, "").slice(0, signalMax);
  } catch {
    return ""; // None was told, or no address.
  }
}

function comesFromOutside({ landing: _, ...outside }: LeadSource): boolean {
  return Object.values(outside).some((text) => text !== "");
}

/** A clock that was put back makes a time of the future: that counts as long ago. */
function isWithin(spanMs: number, at: number, now: number): boolean {
  return at <= now && now - at < spanMs;
}
