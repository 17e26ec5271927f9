/** Keeps something under a key; what was kept longest ago makes room. */
export function keepNewest<Value>(
  kept: Map<string, Value>,
  { key, value, max }: { key: string; value: Value; max: number },
): void {
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > max && oldest !== undefined) kept.delete(oldest);
}
