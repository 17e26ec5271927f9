/** "2 March 2026 at 09:05 UTC" */
export function whenText(when: Date): string {
  const format = { dateStyle: "long", timeStyle: "short", timeZone: "UTC" } as const;
  return `${when.toLocaleString("en-GB", format)} UTC`;
}
