import * as v from "valibot";
import type { Dependencies } from "#server/dependencies.ts";

const verifyUrl = "https://www.google.com/recaptcha/api/siteverify";
const waitMs = 5000;
/** Google's own middle between a bot (0) and a person (1). */
const scoreMin = 0.5;

const verdict = v.object({
  success: v.boolean(),
  score: v.optional(v.number(), 0),
  action: v.optional(v.string(), ""),
});

/** reCAPTCHA v3. False for a bot, and when Google does not answer: nobody is refused because of it. */
export async function verifyRecaptcha(
  { fetch }: Pick<Dependencies, "fetch">,
  { token, secret }: { token: string; secret: string },
): Promise<boolean> {
  const body = new URLSearchParams({ secret, response: token });
  const signal = AbortSignal.timeout(waitMs);
  const answer = await fetch(verifyUrl, { method: "POST", body, signal, redirect: "error" })
    .then((response) => response.json())
    .catch(() => undefined);
  const checked = v.safeParse(verdict, answer);
  if (!checked.success) return false;
  const { success, score, action } = checked.output;
  return success && action === "homepage" && score >= scoreMin;
}
