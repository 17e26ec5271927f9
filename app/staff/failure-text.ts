import { failureOf } from "#app/failure-of.ts";

/** What was asked for may have been done all the same. */
export const unheardText = "No answer came from the server.";
export const tryAgainText = `${unheardText} Please try again.`;

/** What the server says of a failure, or `otherwise` where it said nothing, as where nobody foresaw it. */
export function failureText(failure: unknown, otherwise: string): string {
  return failureOf(failure).text ?? otherwise;
}
