/**
 * A text as it is compared: no accents, no capitals, no hyphens or brackets inside of a word ("H-1B" is h1b, "221(g)"
 * is 221g), one blank between words. `at` tells for each of its units where in the text the sign stands.
 */
export type Folded = { text: string; at: number[] };

const accents = /[\u0300-\u036f]/g;
/** Marks belong to words in scripts such as Malayalam. */
const wordSign = /[\p{L}\p{M}\p{N}]/u;
/** What people leave out of a word as often as not. */
const joints = new Set("-‐‑()'’.");
/** Most texts have little else, and to ask for what Unicode says of each sign takes ten times as long. */
const ascii = Array.from({ length: 128 }, (_, code) => plain(String.fromCharCode(code)));

export function fold(text: string): Folded {
  // Joined at the end: a long text that is looked at while it grows would be copied at every sign.
  const signs: string[] = [];
  const at: number[] = [];
  let index = 0;
  for (const sign of text) {
    if (!isJoint(text, index, sign) || signs.at(-1) === " ") push(signs, at, { sign, index });
    index += sign.length;
  }
  return { text: signs.join(""), at };
}

function isJoint(text: string, index: number, sign: string): boolean {
  return joints.has(sign) && wordSign.test(text[index + sign.length] ?? " ");
}

function push(signs: string[], at: number[], { sign, index }: { sign: string; index: number }) {
  for (const one of ascii[sign.charCodeAt(0)] ?? plain(sign)) {
    if (one === " " && (signs.length === 0 || signs.at(-1) === " ")) continue;
    signs.push(one);
    for (let unit = 0; unit < one.length; unit += 1) at.push(index);
  }
}

/** A capital may become two signs, and an accent by itself none; what belongs to no word is a blank. */
function plain(sign: string): string[] {
  const letters = sign.normalize("NFKD").replace(accents, "").toLowerCase().replace(accents, "");
  return Array.from(letters, (one) => (wordSign.test(one) ? one : " "));
}
