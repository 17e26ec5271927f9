import { brand } from "#content/brand.ts";
import { passwordLengthMin } from "#contract/staff.ts";

/** The three steps of SPEC.md §2.12, and the first of all for somebody who is invited. */
export type LoginStep = "login" | "forgot" | "reset" | "invitation";

/** The heading of each step, and what it is about. */
export const loginSteps: Record<LoginStep, { title: string; intro: string }> = {
  login: { title: "Admin Login", intro: `For the staff of ${brand.name}.` },
  forgot: {
    title: "Forgot Password",
    intro: "We will send a one-time code to your email. It lives for ten minutes.",
  },
  reset: {
    title: "Reset Password",
    intro: `Enter the code from your email and a new password of at least ${passwordLengthMin} characters.`,
  },
  invitation: {
    title: "Your Invitation",
    intro: `Choose a password of at least ${passwordLengthMin} characters for your account at ${brand.name}.`,
  },
};

/** The step that an address names, so that the back button leads to the one before. */
export function loginStepOf(address: URLSearchParams): LoginStep {
  const steps = Object.keys(loginSteps) as LoginStep[];
  return steps.find((step) => step === address.get("step")) ?? "login";
}

/** The search part for a step; the rest of the address names what was asked for before the login. */
export function stepSearch(address: URLSearchParams, step: LoginStep): string {
  const search = new URLSearchParams(address);
  if (step === "login") search.delete("step");
  else search.set("step", step);
  const others = search.toString();
  return others && `?${others}`;
}
