import { isIPv6 } from "node:net";

/**
 * The network that an address is known by: a home or an office has 2^64 IPv6 addresses, and its computers change
 * among them each day. An IPv4 address stands for itself.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes(".")) return address;
  const [front, back] = address.split("::").map(groupsOf);
  const missing = 8 - (front?.length ?? 0) - (back?.length ?? 0);
  const groups = [...(front ?? []), ...Array<string>(missing).fill("0"), ...(back ?? [])];
  return groups.slice(0, 4).join(":");
}

/** Without leading zeros and in lower case, so that one network has one name. */
function groupsOf(part: string): string[] {
  const groups = part.split(":").filter(Boolean);
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
