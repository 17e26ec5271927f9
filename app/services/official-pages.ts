import type { Fact, OfficialLink } from "#content/fact.ts";

/** The links to pages that are behind no fact. */
export function otherPages(links: readonly OfficialLink[], facts: readonly Fact[]) {
  const checked = new Set(facts.map(({ source }) => source.url));
  return links.filter(({ url }) => !checked.has(url));
}
