import { sourcesOf } from "#app/sources-of.ts";
import type { guide } from "#content/guide.ts";

/** The guide as far as its page shows it: each byte of its words stands in the HTML twice. */
export type ShownGuide = ReturnType<typeof shownGuide>;

export function shownGuide({ sources, ...shown }: typeof guide) {
  const { facts, ...head } = sources;
  return { ...shown, sources: { ...head, list: sourcesOf(facts) } };
}
