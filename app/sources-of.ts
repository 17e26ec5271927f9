import type { Fact, OfficialLink } from "#content/fact.ts";

export type Source = OfficialLink & {
  /** YYYY-MM-DD, the oldest. */
  checkedOn: string;
};

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

/** The pages behind the facts, each once and in the facts' order. */
export function sourcesOf(facts: readonly Fact[]): Source[] {
  const sources = new Map<string, Source>();
  for (const { source, checkedOn } of facts) {
    const known = sources.get(source.url);
    if (!known) sources.set(source.url, { ...source, checkedOn });
    else if (checkedOn < known.checkedOn) known.checkedOn = checkedOn;
  }
  return [...sources.values()];
}

/** The links to pages that are behind no fact. */
export function otherPages(links: readonly OfficialLink[], facts: readonly Fact[]) {
  const checked = new Set(facts.map(({ source }) => source.url));
  return links.filter(({ url }) => !checked.has(url));
}
