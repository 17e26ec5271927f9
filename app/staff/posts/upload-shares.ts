/**
 * How much of each file has gone, 0 to 1. They are sent one after the other at the end of one form, so what went
 * before the first is everything else; the few bytes between them do not count.
 */
export function uploadShares(sizes: readonly number[], sent: number, total: number): number[] {
  const filesTotal = sizes.reduce((sum, size) => sum + size, 0);
  let before = Math.max(0, total - filesTotal);
  return sizes.map((size) => {
    const share = size === 0 ? Number(sent > before) : (sent - before) / size;
    before += size;
    return Math.min(1, Math.max(0, share));
  });
}
