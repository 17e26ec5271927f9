/** As the newsletter's own form says it (content/newsletter.ts). */
const toConfirm =
  "Unless you already get our newsletter, one step is left for it: the link in the mail that we send you.";

/** After a lead was sent: until when we answer, and that a newsletter which was ticked beside it is to be confirmed. */
export function whatFollows(promise: string, ticked: string | null | undefined): string {
  return ticked ? `${promise} ${toConfirm}`.trim() : promise;
}
