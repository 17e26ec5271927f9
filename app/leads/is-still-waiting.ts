import type { ApiFailure } from "#app/api.ts";

/** Whether what was sent goes on waiting: an error of the server's own may be mended by the next try, too. */
export function isStillWaiting({ isPassing, status }: ApiFailure): boolean {
  return isPassing || status >= 500;
}
