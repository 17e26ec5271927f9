import { ApiFailure } from "#app/api.ts";

/**
 * What the server says of a failure, or `otherwise` where it said nothing.
 * @throws whatever is no answer of the API: that is a bug, and nobody's to read
 */
export function failureText(failure: unknown, otherwise: string): string {
  if (!(failure instanceof ApiFailure)) throw failure;
  return failure.text ?? otherwise;
}
