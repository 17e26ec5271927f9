import { integer, oneof, string } from "fast-check";

/** Half of them of ASCII, where most meanings are; no half of a pair of surrogates, for which an address has no writing. */
const sign = oneof(
  { arbitrary: integer({ min: 0, max: 0x7f }), weight: 2 },
  { arbitrary: integer({ min: 0, max: 0xd7ff }), weight: 1 },
  { arbitrary: integer({ min: 0xe000, max: 0x10_ffff }), weight: 1 },
).map((code) => String.fromCodePoint(code));

/** Any text at all. fast-check's own "binary" lists all signs that there are first, for a second in each process. */
export function anyText({ maxLength }: { maxLength: number }) {
  return string({ unit: sign, maxLength });
}
