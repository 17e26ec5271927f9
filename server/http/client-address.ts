import type { Context } from "hono";
import { networkOf } from "./network.ts";

type Connection = { incoming?: { socket?: { remoteAddress?: string } } };

/**
 * Who asks: an IPv4 address, or an IPv6 network of 64 bits. Behind `trustedProxies` proxies, each of which added the
 * address it saw to X-Forwarded-For, it is the entry that the outermost trusted one wrote; what stands before that is
 * only claimed.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  const socket = (c.env as Connection | undefined)?.incoming?.socket?.remoteAddress ?? "in-process";
  const claimed = (c.req.header("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  const hops = [...claimed.filter(Boolean), socket];
  return networkOf(hops.at(-1 - Math.min(trustedProxies, hops.length - 1)) ?? socket);
}
