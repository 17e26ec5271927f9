import { ApiFailure } from "#app/api.ts";

/** The text for a login that did not work. Source: SPEC.md §8. The second step says its own words. */
export function loginFailure(failure: ApiFailure): string {
  const isRefused = failure.status === 401 || failure.status === 404;
  if (isRefused && !isAboutCode(failure)) return "Incorrect email or password";
  return failure.text ?? "Login failed";
}

/** The password was right, and the code of the second step is missing or wrong. Source: docs/decisions/031. */
export function isAboutCode(failure: unknown): failure is ApiFailure {
  return failure instanceof ApiFailure && failure.fields.second_step === 1;
}
