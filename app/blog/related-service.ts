import { postTopics } from "#content/post-topics.ts";
import { services } from "#contract/services.ts";

/** A word of the title says more than one of the text. */
const titleWeight = 4;

type Service = (typeof services)[number];

/** The service that a post speaks of most; none where it speaks of no service in particular. */
export function relatedService({ title, content }: { title: string; content: string }) {
  let best: { service?: Service; score: number } = { score: 0 };
  for (const service of services) {
    const words = wordsPattern(postTopics[service.slug]);
    const score = count(title, words) * titleWeight + count(content, words);
    if (score > best.score) best = { service, score };
  }
  return best.service;
}

function wordsPattern(words: readonly string[]): RegExp {
  const escaped = words.map((word) => word.replace(/[()]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${escaped.join("|")})(?![\\p{L}\\p{N}])`, "giu");
}

function count(text: string, words: RegExp): number {
  return text.match(words)?.length ?? 0;
}
