/** A visa's or a form's number. */
const numbered = /^([a-z]{1,3})-?(\d[a-z\d]{0,4})$/i;
/** A section of the law with its letter. */
const section = /^(\d{3})\(?([a-z])\)?$/i;

/** How people write a word of the search: "h1b" also "h-1b", "221(g)" also "221g". Most words are written one way. */
export function spellings(word: string): string[] {
  const [, letters, number] = numbered.exec(word) ?? [];
  if (letters) return [`${letters}${number}`, `${letters}-${number}`];
  const [, digits, letter] = section.exec(word) ?? [];
  if (digits) return [`${digits}${letter}`, `${digits}(${letter})`];
  return [word];
}
