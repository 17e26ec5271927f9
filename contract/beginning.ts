/** So many UTF-16 units of a text, from its first on; one less where the last would be half of a character. */
export function beginning(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Surrogate}$/u, "");
}
