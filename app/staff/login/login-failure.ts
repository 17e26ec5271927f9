import { ApiFailure } from "#app/api.ts";
import { codeNeeded, codeWrong } from "#contract/two-step.ts";

/** The text for a login that did not work. Source: SPEC.md §8. The second step says its own words. */
export function loginFailure(failure: unknown): string {
  if (!(failure instanceof ApiFailure)) return "Login failed";
  if (failure.text === codeNeeded || failure.text === codeWrong) return failure.text;
  if (failure.status === 401 || failure.status === 404) return "Incorrect email or password";
  return failure.text ?? "Login failed";
}
