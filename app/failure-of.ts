import { ApiFailure } from "./api.ts";

/** Whatever went wrong, so that nobody waits for ever: what nobody foresaw is reported, and counts as ours. */
export function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  reportError(error);
  return new ApiFailure(500);
}
