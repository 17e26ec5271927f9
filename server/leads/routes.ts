import { Hono } from "hono";
import { contactInput, enquiryInput, type Receipt, subscriptionInput } from "#contract/leads.ts";
import type { GuardedDependencies, Mail, Tx } from "#server/dependencies.ts";
import { limitBody, readBody } from "#server/http/body.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { rateLimit } from "#server/http/rate-limit.ts";
import * as describes from "./descriptions.ts";
import { listRoutes } from "./list-routes.ts";
import { newEnquiryMail, newMessageMail, type Office } from "./new-lead-mail.ts";
import { confirmationMail } from "./newsletter-mail.ts";
import { newsletterRoutes } from "./newsletter-routes.ts";
import { addSubscription } from "./newsletter-store.ts";
import { type Answer, once } from "./once.ts";
import { receiptMail } from "./receipt-mail.ts";
import { addContactMessage, addEnquiry } from "./store.ts";

/** What visitors send, and the staff's lists of it. Mounted at /api. Source: SPEC.md §7. */
export function leadRoutes(dependencies: GuardedDependencies) {
  const { now, outbox, links, trustedProxies } = dependencies;
  const posts = rateLimit(dependencies, { name: "leads", points: 60, seconds: 60 });
  const queueMails = mailsOf(dependencies);

  return new Hono()
    .on("POST", ["/enquiry", "/contact", "/subscription"], limitBody, async (c, next) => {
      await posts.take(clientAddress(c, trustedProxies));
      await links.ready();
      await next();
      outbox.wake();
    })
    .post("/enquiry", describes.sendEnquiry, async (c) => {
      const input = await readBody(c, enquiryInput, { phone: "number" });
      const { status, data } = await once(c, dependencies, input, async (tx) => {
        const enquiry = await addEnquiry(tx, input, now());
        await queueMails(tx, enquiry, (office) => newEnquiryMail(enquiry, office));
        return created(enquiry);
      });
      return c.json({ data }, status);
    })
    .post("/contact", describes.sendMessage, async (c) => {
      const input = await readBody(c, contactInput, { number: "phone" });
      const { status, data } = await once(c, dependencies, input, async (tx) => {
        const message = await addContactMessage(tx, input, now());
        await queueMails(tx, message, (office) => newMessageMail(message, office));
        return created(message);
      });
      return c.json({ data }, status);
    })
    .post("/subscription", describes.subscribe, async (c) => {
      const input = await readBody(c, subscriptionInput);
      const { status } = await once(c, dependencies, input, async (tx) => {
        const { isNew, isAsked, ...subscription } = await addSubscription(tx, input, now());
        if (isAsked) await outbox.queue(tx, confirmationMail(subscription, links));
        return { status: isNew ? 201 : 200, data: {} };
      });
      return c.json({ data: input }, status);
    })
    .route("/newsletter", newsletterRoutes(dependencies))
    .route("/", listRoutes(dependencies));
}

function created({ id, receipt, created_at }: Receipt): Answer {
  return { status: 201, data: { id, receipt, created_at } };
}

/** Queues the visitor's receipt and, if somebody is to be told, the office's notice. */
function mailsOf({ outbox, links, publicUrl, notifyEmail }: GuardedDependencies) {
  return async (tx: Tx, lead: Receipt & { email: string }, notice: (office: Office) => Mail) => {
    await outbox.queue(tx, receiptMail(lead, links));
    if (notifyEmail) await outbox.queue(tx, notice({ publicUrl, notifyEmail }));
  };
}
