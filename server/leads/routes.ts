import { type Context, Hono } from "hono";
import type { Consent } from "#contract/answers/leads.ts";
import { consentOf } from "#contract/ever-shown.ts";
import { leadSignals } from "#contract/lead-signals.ts";
import { contactInput, enquiryInput, subscriptionInput } from "#contract/leads.ts";
import type { Desk, GuardedDependencies, Judge, Proofs } from "#server/dependencies.ts";
import { limitBody, readBody } from "#server/http/body.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { limitSends } from "#server/http/limit-sends.ts";
import { once } from "#server/http/once.ts";
import * as describes from "./descriptions.ts";
import { exportRoutes } from "./export-routes.ts";
import { countStored, createFloodCounter } from "./flood.ts";
import { createIntake } from "./intake.ts";
import { listRoutes } from "./list-routes.ts";
import { confirmationMail } from "./newsletter-mail.ts";
import { newsletterRoutes } from "./newsletter-routes.ts";
import { addSubscription } from "./newsletter-store.ts";
import { spamRoutes } from "./spam-routes.ts";

/** What visitors send, and the staff's lists of it. Mounted at /api. Source: SPEC.md §7. */
export function leadRoutes(
  dependencies: GuardedDependencies & { proofs: Proofs; desk: Desk; judge: Judge },
) {
  const { now, outbox, links, trustedProxies } = dependencies;
  const limit = limitSends(dependencies, "leads");
  const floodOf = createFloodCounter();
  const takeIn = createIntake(dependencies);

  return new Hono()
    .on("POST", ["/enquiry", "/contact", "/subscription"], limitBody, limit)
    .post("/enquiry", describes.sendEnquiry, async (c) => {
      const input = await readBody(c, enquiryInput, { phone: "number" });
      const { status, data } = await takeIn(c, { form: "enquiry", input });
      return c.json({ data }, status);
    })
    .post("/contact", describes.sendMessage, async (c) => {
      const input = await readBody(c, contactInput, { number: "phone" });
      const { status, data } = await takeIn(c, { form: "message", input });
      return c.json({ data }, status);
    })
    .post("/subscription", describes.subscribe, async (c) => {
      const input = await readBody(c, subscriptionInput);
      const consents = await letterConsents(c, now());
      await links.ready();
      const flood = floodOf(clientAddress(c, trustedProxies));
      const storing = once(c, dependencies, input, async (tx) => {
        const signUp = { consents, now: now(), mayAsk: !flood.take() };
        const { isNew, isAsked, ...subscription } = await addSubscription(tx, input, signUp);
        if (isAsked) await outbox.queue(tx, confirmationMail(subscription, links));
        // By its id an erasure finds the kept answer.
        return { status: isNew ? 201 : 200, data: { id: subscription.id } };
      });
      const { status } = await countStored(flood, storing);
      outbox.wake();
      return c.json({ data: input }, status);
    })
    .route("/newsletter", newsletterRoutes(dependencies))
    .route("/", listRoutes(dependencies))
    .route("/", exportRoutes(dependencies))
    .route("/", spamRoutes(dependencies));
}

/** What a subscriber agreed to. */
async function letterConsents(c: Context, now: Date): Promise<Consent[]> {
  const { consent } = await readBody(c, leadSignals);
  const agreed = consentOf("newsletter", consent, now.toISOString());
  return agreed ? [agreed] : [];
}
