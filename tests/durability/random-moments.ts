/** Numbers from 0 to 1. The same again: SEED=… as printed. */
export function randomMoments(): () => number {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e6));
  process.stdout.write(`Killed at the moments of SEED=${seed}\n`);
  return randomFrom(seed);
}

/** The same for the same seed (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
