import type { Fact, OfficialLink } from "#content/fact.ts";

/** The pages behind the facts, each once; of several dates the oldest. */
export function checkedPages(facts: readonly Fact[]): (OfficialLink & { checkedOn: string })[] {
  const pages = new Map<string, OfficialLink & { checkedOn: string }>();
  for (const { source, checkedOn } of facts) {
    const known = pages.get(source.url);
    if (!known || checkedOn < known.checkedOn) pages.set(source.url, { ...source, checkedOn });
  }
  return [...pages.values()];
}

/** The links to pages that are behind no fact. */
export function otherPages(links: readonly OfficialLink[], facts: readonly Fact[]) {
  const checked = new Set(facts.map(({ source }) => source.url));
  return links.filter(({ url }) => !checked.has(url));
}

/** Who stands behind an address; of others only the address itself is said. */
export function publisherOf(url: string): string {
  const { hostname } = new URL(url);
  if (hostname.endsWith(".gov.in")) return "Official page of the Government of India";
  if (hostname.endsWith(".gov") || hostname === "www.fmjfee.com") {
    return "Official US government site";
  }
  if (hostname === "www.usvisascheduling.com") return "Official contractor of the US Embassy";
  return hostname.replace(/^www\./, "");
}
