import { Hono } from "hono";
import {
  contactInput,
  enquiryInput,
  type Receipt,
  type Sent,
  subscriptionInput,
} from "#contract/leads.ts";
import type { Desk, GuardedDependencies, Judge, Proofs } from "#server/dependencies.ts";
import { limitBody, readBody } from "#server/http/body.ts";
import { limitPosts } from "#server/http/limit-posts.ts";
import { type Answer, once } from "#server/http/once.ts";
import * as describes from "./descriptions.ts";
import { exportRoutes } from "./export-routes.ts";
import { createFollowUp } from "./follow-up.ts";
import { listRoutes } from "./list-routes.ts";
import { newEnquiryMail, newMessageMail } from "./new-lead-mail.ts";
import { confirmationMail } from "./newsletter-mail.ts";
import { newsletterRoutes } from "./newsletter-routes.ts";
import { addSubscription } from "./newsletter-store.ts";
import { type Promised, promised } from "./promised.ts";
import { createReception } from "./reception.ts";
import { spamRoutes } from "./spam-routes.ts";
import { addContactMessage, addEnquiry } from "./store.ts";

/** What visitors send, and the staff's lists of it. Mounted at /api. Source: SPEC.md §7. */
export function leadRoutes(
  dependencies: GuardedDependencies & { proofs: Proofs; desk: Desk; judge: Judge },
) {
  const { now, outbox, links, visits, replyTargetHours, desk } = dependencies;
  const limit = limitPosts(dependencies, "leads");
  const reception = createReception(dependencies);
  const followUp = createFollowUp(dependencies);

  return new Hono()
    .on("POST", ["/enquiry", "/contact", "/subscription"], limitBody, limit, async (_c, next) => {
      await links.ready();
      await next();
      outbox.wake();
    })
    .post("/enquiry", describes.sendEnquiry, async (c) => {
      const input = await readBody(c, enquiryInput, { phone: "number" });
      const sighting = await reception.see(c);
      const { status, data } = await once(c, dependencies, sighting.meant(input), async (tx) => {
        const judgement = await reception.judge(tx, sighting, { ...input, text: input.doubt });
        const enquiry = await addEnquiry(tx, input, judgement, now());
        const promise = promised(new Date(enquiry.created_at), replyTargetHours);
        const stored = { ...enquiry, ...judgement, ...sighting, promise };
        await desk.received(tx, { ...stored, kind: "enquiry" });
        if (!judgement.isSpam) {
          await followUp(tx, stored, (office) => newEnquiryMail(enquiry, office));
          visits.onSend(c, "enquiry");
        }
        return created(enquiry, promise);
      });
      return c.json({ data }, status);
    })
    .post("/contact", describes.sendMessage, async (c) => {
      const input = await readBody(c, contactInput, { number: "phone" });
      const sighting = await reception.see(c);
      const { status, data } = await once(c, dependencies, sighting.meant(input), async (tx) => {
        const judgement = await reception.judge(tx, sighting, { ...input, text: input.message });
        const message = await addContactMessage(tx, input, judgement, now());
        const promise = promised(new Date(message.created_at), replyTargetHours);
        const stored = { ...message, ...judgement, ...sighting, promise };
        const kind = message.message === "" ? "call-back" : "message";
        await desk.received(tx, { ...stored, kind });
        if (!judgement.isSpam) {
          await followUp(tx, stored, (office) => newMessageMail(message, office));
          visits.onSend(c, "message");
        }
        return created(message, promise);
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

/** Likely spam is promised the same: nobody learns from the answer what was thought of it. */
function created({ id, receipt, created_at }: Receipt, { due }: Promised): Answer {
  const data: Sent = { id, receipt, created_at, answer_by: due.toISOString() };
  return { status: 201, data };
}
