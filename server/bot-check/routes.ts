import { Hono } from "hono";
import * as v from "valibot";
import { type BotChallenge, botTokenInput } from "#contract/bot-check.ts";
import type { Dependencies, Proofs } from "#server/dependencies.ts";
import { limitBody, readBody } from "#server/http/body.ts";
import { describe, tooMany } from "#server/http/describe.ts";
import { limitCalls } from "#server/http/limit-calls.ts";
import { proofOfWork } from "./proof-of-work.ts";
import { verifyRecaptcha } from "./recaptcha.ts";

const describeChallenge = describe({
  summary: "What a browser is to solve: work of its own, or reCAPTCHA's site key",
  answers: {
    200: v.object({
      provider: v.picklist(["proof-of-work", "recaptcha"]),
      challenge: v.optional(v.record(v.string(), v.unknown())),
      siteKey: v.optional(v.string()),
    }),
  },
});
const describeVerify = describe({
  summary: "Check a solved challenge, or a reCAPTCHA token of the action homepage",
  body: botTokenInput,
  answers: { 200: v.object({ success: v.boolean(), proof: v.optional(v.string()) }) },
  failures: tooMany,
});

/** Mounted at /api/recaptcha. A verdict refuses nobody. Source: SPEC.md §7, DECISIONS.md "Bot check". */
export function botCheckRoutes(dependencies: Dependencies & { proofs: Proofs }) {
  const { recaptcha, proofs } = dependencies;
  const work = proofOfWork(dependencies);
  const limit = limitCalls(dependencies, "bot-check");

  return new Hono()
    .get("/challenge", describeChallenge, async (c) => {
      const data: BotChallenge = recaptcha
        ? { provider: "recaptcha", siteKey: recaptcha.siteKey }
        : { provider: "proof-of-work", challenge: await work.challenge() };
      return c.json({ data });
    })
    .post("/verify-token", limitBody, limit, describeVerify, async (c) => {
      const { token } = await readBody(c, botTokenInput);
      const success = recaptcha
        ? await verifyRecaptcha(dependencies, { token, secret: recaptcha.secret })
        : await work.verify(token);
      return c.json({ data: { success, ...(success && { proof: await proofs.give() }) } });
    });
}
