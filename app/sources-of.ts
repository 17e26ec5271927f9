import type { Fact, OfficialLink } from "#content/fact.ts";

export type Source = {
  source: OfficialLink;
  /** What is printed from it, each text once. */
  texts: string[];
  /** YYYY-MM-DD, the oldest. */
  checkedOn: string;
};

/** The pages behind the facts, each once and in the facts' order. */
export function sourcesOf(facts: readonly Fact[]): Source[] {
  const sources = new Map<string, Source>();
  for (const { source, text, checkedOn } of facts) {
    const known = sources.get(source.url);
    if (!known) sources.set(source.url, { source, texts: [text], checkedOn });
    else {
      if (!known.texts.includes(text)) known.texts.push(text);
      if (checkedOn < known.checkedOn) known.checkedOn = checkedOn;
    }
  }
  return [...sources.values()];
}
