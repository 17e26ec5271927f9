import { failureOf } from "#app/failure-of.ts";

/** What the server says of a failure, or `otherwise` where it said nothing, as where nobody foresaw it. */
export function failureText(failure: unknown, otherwise: string): string {
  return failureOf(failure).text ?? otherwise;
}
