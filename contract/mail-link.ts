/** Whole address escaped: "a?bcc=other@example.com" passes the email rule, and must not add a recipient. */
export function mailLink(email: string, subject?: string): string {
  const address = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`;
}
