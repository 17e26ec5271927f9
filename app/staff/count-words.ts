/** "1,204" */
export function numberText(number: number): string {
  return number.toLocaleString("en-US");
}

/** "1 lead", "1,204 leads" */
export function countOf(number: number, one: string, many = `${one}s`): string {
  return `${numberText(number)} ${number === 1 ? one : many}`;
}
