/**
 * A text as it is compared: no accents, no capitals, no hyphens or brackets inside of a word ("H-1B" is h1b, "221(g)"
 * is 221g), one blank between words. `at` tells for each of its units where in the text the sign stands.
 */
export type Folded = { text: string; at: number[] };

const accents = /[\u0300-\u036f]/g;
/** Marks belong to words in scripts such as Malayalam. */
const wordSign = /[\p{L}\p{M}\p{N}]/u;
/** What people leave out of a word as often as not. */
const joint = /[-‐‑()'’.]/;

export function fold(text: string): Folded {
  // Joined at the end: a long text that is looked at while it grows would be copied at every sign.
  const signs: string[] = [];
  const at: number[] = [];
  let index = 0;
  for (const sign of text) {
    const next = text[index + sign.length] ?? " ";
    const isJoint = joint.test(sign) && signs.at(-1) !== " " && wordSign.test(next);
    if (!isJoint) push(signs, at, { sign, index });
    index += sign.length;
  }
  return { text: signs.join(""), at };
}

function push(signs: string[], at: number[], { sign, index }: { sign: string; index: number }) {
  // A capital may become two signs, and an accent by itself none.
  const plain = sign.normalize("NFKD").replace(accents, "").toLowerCase().replace(accents, "");
  for (const one of plain) {
    const added = wordSign.test(one) ? one : " ";
    if (added === " " && (signs.length === 0 || signs.at(-1) === " ")) continue;
    signs.push(added);
    for (let unit = 0; unit < added.length; unit += 1) at.push(index);
  }
}
