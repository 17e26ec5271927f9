/** Chance that comes out the same for the same seed (mulberry32). */
export function seeded(seed: number) {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }
  const chance = {
    /** From 0 to 1. */
    next,
    /** A whole number, both ends included. */
    from: (low: number, high: number) => low + Math.floor(next() * (high - low + 1)),
    is: (share: number) => next() < share,
    pick<T>(list: readonly T[]): T {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new Error("Nothing to pick from");
      return item;
    },
    /** One of them, by its weight. */
    weighted<T>(list: readonly (readonly [weight: number, T])[]): T {
      let left = next() * list.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, item] of list) {
        left -= weight;
        if (left < 0) return item;
      }
      throw new Error("Nothing to weigh");
    },
    /** "{Hello|Good day} friend" becomes one of the two. */
    spin: (text: string): string =>
      text.replace(/\{([^{}]*)\}/g, (_, choices: string) => chance.pick(choices.split("|"))),
  };
  return chance;
}
export type Chance = ReturnType<typeof seeded>;

/** A lead as it is sent, and how it came. */
export type CorpusLead = {
  isBot: boolean;
  /** What kind of person or program, for the figures. */
  kind: string;
  path: "/api/contact" | "/api/enquiry";
  body: Record<string, unknown>;
  headers: Record<string, string>;
  /** A browser did the bot check's work before. */
  hasProof: boolean;
};

export const browsers = [
  "Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36",
  "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0",
  "Mozilla/5.0 (Linux; U; Android 4.4.2; hi-IN) AppleWebKit/537.36 Chrome/30.0.0.0 Mobile Safari/537.36",
];
