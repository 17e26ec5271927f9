import type { Context } from "hono";
import { networkOf } from "./network.ts";

type Connection = { incoming?: { socket?: { remoteAddress?: string } } };

/**
 * Who asks: an IPv4 address, or an IPv6 network of 64 bits. Behind `trustedProxies` proxies, each of which added the
 * address it saw to X-Forwarded-For, it is the entry that the outermost trusted one wrote; what stands before that is
 * only claimed.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  return addressOf(c.req.header("x-forwarded-for"), socketAddressOf(c), trustedProxies);
}

/** Undefined where the app calls itself. */
export function socketAddressOf(c: Context): string | undefined {
  return (c.env as Connection | undefined)?.incoming?.socket?.remoteAddress;
}

/** The same for what is answered before the app. */
export function addressOf(
  forwardedFor: string | undefined,
  socket = "in-process",
  trustedProxies = 0,
): string {
  const claimed = (forwardedFor ?? "").split(",").map((part) => part.trim());
  const hops = [...claimed.filter(Boolean), socket];
  return networkOf(hops.at(-1 - Math.min(trustedProxies, hops.length - 1)) ?? socket);
}
