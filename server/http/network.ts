import { isIP, isIPv6 } from "node:net";

/**
 * The network that an address is known by: a home or an office has 2^64 IPv6 addresses, and its computers change
 * among them each day. An IPv4 address stands for itself, also where it is written as IPv6.
 */
export function networkOf(address: string): string {
  const bare = withoutPort(address);
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  return isMapped ? dotted(groups.slice(6)) : groups.slice(0, 4).join(":");
}

/** Some proxies write where the connection came from whole: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  if (isIP(address)) return address;
  const bare = /^\[?([^[\]]+?)\]?(?::\d{1,5})?$/.exec(address)?.[1] ?? address;
  return isIP(bare) ? bare : address;
}

/** All eight, without leading zeros and in lower case, so that one network has one name. */
function groupsOf(address: string): string[] {
  const [front = [], back = []] = address.split("::").map(hexadecimals);
  const missing = Math.max(0, 8 - front.length - back.length);
  return [...front, ...Array<string>(missing).fill("0"), ...back];
}

function hexadecimals(part: string): string[] {
  return part
    .split(":")
    .filter(Boolean)
    .flatMap((group) => {
      const bytes = group.split(".").map(Number);
      return bytes.length === 4 ? pairs(bytes) : [Number.parseInt(group, 16).toString(16)];
    });
}

function pairs([a = 0, b = 0, c = 0, d = 0]: number[]): string[] {
  return [((a << 8) | b).toString(16), ((c << 8) | d).toString(16)];
}

function dotted(groups: string[]): string {
  const numbers = groups.map((group) => Number.parseInt(group, 16));
  return numbers.flatMap((number) => [number >> 8, number & 255]).join(".");
}
