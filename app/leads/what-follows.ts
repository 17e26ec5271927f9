/** It may have been somebody else's address, so its owner has the last word. */
const toConfirm =
  "For the newsletter one step is left: the link in the mail that we send you for it.";

/** After a lead was sent: until when we answer, and that a newsletter which was ticked beside it is to be confirmed. */
export function whatFollows(promise: string, ticked: string | null | undefined): string {
  return ticked ? `${promise} ${toConfirm}`.trim() : promise;
}
