/** The message of a form on an article: which one it was. Source: DECISIONS.md "Defects …". */
export function articleMessage(title: string, address: string): string {
  return `${title}\n${address}`;
}
