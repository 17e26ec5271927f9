import { Hono } from "hono";
import { contactInput, enquiryInput, subscriptionInput } from "#contract/leads.ts";
import type { Desk, GuardedDependencies, Judge, Proofs } from "#server/dependencies.ts";
import { limitBody, readBody } from "#server/http/body.ts";
import { limitCalls } from "#server/http/limit-calls.ts";
import { once } from "#server/http/once.ts";
import * as describes from "./descriptions.ts";
import { exportRoutes } from "./export-routes.ts";
import { createIntake } from "./intake.ts";
import { listRoutes } from "./list-routes.ts";
import { newEnquiryMail, newMessageMail } from "./new-lead-mail.ts";
import { confirmationMail } from "./newsletter-mail.ts";
import { newsletterRoutes } from "./newsletter-routes.ts";
import { addSubscription } from "./newsletter-store.ts";
import { createReception } from "./reception.ts";
import { spamRoutes } from "./spam-routes.ts";
import { addContactMessage, addEnquiry } from "./store.ts";

/** What visitors send, and the staff's lists of it. Mounted at /api. Source: SPEC.md §7. */
export function leadRoutes(
  dependencies: GuardedDependencies & { proofs: Proofs; desk: Desk; judge: Judge },
) {
  const { now, outbox, links } = dependencies;
  const limit = limitCalls(dependencies, "leads");
  const reception = createReception(dependencies);
  const takeIn = createIntake(dependencies, reception);

  return new Hono()
    .on("POST", ["/enquiry", "/contact", "/subscription"], limitBody, limit, async (_c, next) => {
      await links.ready();
      await next();
      outbox.wake();
    })
    .post("/enquiry", describes.sendEnquiry, async (c) => {
      const input = await readBody(c, enquiryInput, { phone: "number" });
      const filled = { form: "enquiry", input, text: input.doubt } as const;
      const { status, data } = await takeIn(c, filled, async (tx, judgement) => {
        const lead = await addEnquiry(tx, input, judgement, now());
        return { lead, kind: "enquiry", notice: (office) => newEnquiryMail(lead, office) };
      });
      return c.json({ data }, status);
    })
    .post("/contact", describes.sendMessage, async (c) => {
      const input = await readBody(c, contactInput, { number: "phone" });
      const filled = { form: "message", input, text: input.message } as const;
      const { status, data } = await takeIn(c, filled, async (tx, judgement) => {
        const lead = await addContactMessage(tx, input, judgement, now());
        const kind = lead.message === "" ? "call-back" : "message";
        return { lead, kind, notice: (office) => newMessageMail(lead, office) };
      });
      return c.json({ data }, status);
    })
    .post("/subscription", describes.subscribe, async (c) => {
      const input = await readBody(c, subscriptionInput);
      const consents = await reception.letterConsents(c);
      const { status } = await once(c, dependencies, input, async (tx) => {
        const { isNew, isAsked, ...subscription } = await addSubscription(
          tx,
          input,
          consents,
          now(),
        );
        if (isAsked) await outbox.queue(tx, confirmationMail(subscription, links));
        return { status: isNew ? 201 : 200, data: {} };
      });
      return c.json({ data: input }, status);
    })
    .route("/newsletter", newsletterRoutes(dependencies))
    .route("/", listRoutes(dependencies))
    .route("/", exportRoutes(dependencies))
    .route("/", spamRoutes(dependencies));
}
