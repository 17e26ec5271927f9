import { integer, oneof, string } from "fast-check";

/** Half of them of ASCII, where most meanings are; halves of a pair of surrogates among the rest. */
const sign = oneof(integer({ min: 0, max: 0x7f }), integer({ min: 0, max: 0x10_ffff })).map(
  (code) => String.fromCodePoint(code),
);

/** Any text at all. fast-check's own "binary" lists all signs that there are first, for a second in each process. */
export function anyText({ maxLength }: { maxLength: number }) {
  return string({ unit: sign, maxLength });
}
