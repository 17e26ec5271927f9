/** The three steps of SPEC.md §2.12. */
export type LoginStep = "login" | "forgot" | "reset";

/** The step that an address names, so that the back button leads to the one before. */
export function loginStepOf(address: URLSearchParams): LoginStep {
  const step = address.get("step");
  return step === "forgot" || step === "reset" ? step : "login";
}

/** The search part for a step; the rest of the address names what was asked for before the login. */
export function stepSearch(address: URLSearchParams, step: LoginStep): string {
  const search = new URLSearchParams(address);
  if (step === "login") search.delete("step");
  else search.set("step", step);
  return search.size > 0 ? `?${search}` : "";
}
