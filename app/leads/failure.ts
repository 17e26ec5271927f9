import { ApiFailure } from "#app/api.ts";

/** Whatever went wrong, so that no form waits for ever: what nobody foresaw is reported, and counts as ours. */
export function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  reportError(error);
  return new ApiFailure(500);
}

/** Whether what was sent goes on waiting: an error of the server's own may be mended by the next try, too. */
export function isStillWaiting({ isPassing, status }: ApiFailure): boolean {
  return isPassing || status >= 500;
}
