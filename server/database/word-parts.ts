/** Every word is in the index by all its threes of signs, so that it is found from three signs on. */
const short = 3;
/** Longer words also by these: so many fewer rows share one that a look-up stays short in a million rows. */
const long = 6;

/** The tokenizer of SQLite's index takes them for the end of a word. With them go halves of pairs, which it cannot cut. */
const signsOfAscii = /[^\sa-z0-9\u0080-\ud7ff\ue000-\ufffc]/g;

/** What SQLite's index holds of a text, with blanks between: `word_parts(text)` in the SQL of migration 024. */
export function wordParts(text: string): string {
  let parts = "";
  for (const word of plain(text).split(/\s+/)) {
    for (let at = 0; at + short <= word.length; at += 1) {
      parts += `${word.slice(at, at + short)} `;
      if (at + long <= word.length) parts += `${word.slice(at, at + long)} `;
    }
  }
  return parts;
}

/** What the index holds of each text in which this word stands: parts side by side, long ones if it has any. */
export function partsToFind(word: string): string[] {
  const signs = plain(word);
  const [size, step] = signs.length < long ? [short, 1] : [long, long];
  const last = signs.length - size;
  const parts: string[] = [];
  for (let at = 0; at < last; at += step) parts.push(signs.slice(at, at + size));
  return [...parts, signs.slice(last)];
}

/** Signs of ASCII stand for each other; the row itself tells them apart. */
function plain(text: string): string {
  return text.toLowerCase().replace(signsOfAscii, "_");
}
