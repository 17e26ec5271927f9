export type Point = readonly [x: number, y: number];

/** A full turn. */
export const turn = Math.PI * 2;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** A number as short as SVG reads it: ".5" for 0.50, "0" for -0.04. */
export function short(value: number, places = 1): string {
  const scale = 10 ** places;
  const fixed = (Math.round(value * scale) / scale).toFixed(places);
  const cut = fixed.includes(".") ? fixed.replace(/\.?0+$/, "") : fixed;
  return cut === "-0" ? "0" : cut.replace(/^(-?)0\./, "$1.");
}

/** The same numbers from 0 to 1 for the same seed, on every machine (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
