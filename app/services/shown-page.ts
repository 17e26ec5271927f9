import { otherPages, type Source, sourcesOf } from "#app/sources-of.ts";
import type { OfficialLink } from "#content/fact.ts";
import type { ServicePage } from "#content/service-page.ts";

/** A service's words as far as its page shows them: each byte of them stands in its HTML twice. */
export type ShownPage = Omit<ServicePage, "slug" | "overview" | "facts" | "links" | "related"> & {
  sources: readonly Source[];
  further: readonly OfficialLink[];
};

export function shownPage(page: ServicePage): ShownPage {
  const { slug: _slug, overview: _overview, related: _related, facts, links, ...shown } = page;
  return { ...shown, sources: sourcesOf(facts), further: otherPages(links, facts) };
}
