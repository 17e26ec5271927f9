import { type Context, Hono } from "hono";
import type { Subscription } from "#contract/answers/leads.ts";
import type { LinkingDependencies, LinkPurpose } from "#server/dependencies.ts";
import { limitBody, readBody } from "#server/http/body.ts";
import { limitCalls } from "#server/http/limit-calls.ts";
import { Problem } from "#server/http/problem.ts";
import * as describes from "./descriptions.ts";
import { linkInput } from "./link-input.ts";
import { confirmSubscription, endSubscription, findSubscription } from "./newsletter-store.ts";

/**
 * What the signed links of mails about the newsletter lead to. Reading changes nothing: programs that look at mails
 * follow links by themselves. Mounted at /api/newsletter.
 */
export function newsletterRoutes(dependencies: LinkingDependencies) {
  const { db, now, links } = dependencies;

  const look = (purpose: LinkPurpose) => async (c: Context) => {
    const id = await links.idIn(purpose, c.req.query("key") ?? "");
    return c.json(found(id && (await findSubscription(db, id))));
  };
  const press = (purpose: LinkPurpose, change: typeof endSubscription) => async (c: Context) => {
    const { key } = await readBody(c, linkInput);
    const id = await links.idIn(purpose, key);
    return c.json(found(id && (await change(db, id, now()))));
  };

  return new Hono()
    .on("POST", ["/confirm", "/unsubscribe"], limitBody, limitCalls(dependencies, "newsletter"))
    .get("/confirm", describes.toConfirm, look("confirm"))
    .post("/confirm", describes.confirm, press("confirm", confirmSubscription))
    .get("/unsubscribe", describes.toEnd, look("unsubscribe"))
    .post("/unsubscribe", describes.end, press("unsubscribe", endSubscription));
}

/** @throws Problem 404 */
function found(data: Subscription | "" | undefined): { data: Subscription } {
  if (!data) throw new Problem(404, "This link is not complete, or it has ended.");
  return { data };
}
