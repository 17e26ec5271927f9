import { type Context, Hono } from "hono";
import type { Marked, Receipt } from "#contract/leads.ts";
import { spamInput } from "#contract/spam.ts";
import type { GuardedDependencies, Mail, StaffEnv, Tx } from "#server/dependencies.ts";
import { limitBody, readBody } from "#server/http/body.ts";
import { Problem } from "#server/http/problem.ts";
import * as describes from "./descriptions.ts";
import { createFollowUp } from "./follow-up.ts";
import { newEnquiryMail, newMessageMail, type Office } from "./new-lead-mail.ts";
import { findContactMessage, findEnquiry } from "./page-store.ts";
import { changeSpam, claimMails, type LeadTable } from "./spam-store.ts";

type Kind<Lead> = {
  table: LeadTable;
  find: (tx: Tx, id: string) => Promise<Lead | undefined>;
  notice: (lead: Lead, office: Office) => Mail;
};

/** Staff's word on what is spam. Mounted at /api. */
export function spamRoutes(dependencies: GuardedDependencies) {
  const { db, now, outbox, staffOnly, audit } = dependencies;
  const followUp = createFollowUp(dependencies);

  /** The mails that likely spam was spared follow once, with the first "not spam". */
  async function judge<Lead extends Receipt & Marked & { email: string }>(
    c: Context<StaffEnv>,
    { table, find, notice }: Kind<Lead>,
  ): Promise<Lead> {
    const { spam: isSpam } = await readBody(c, spamInput);
    const id = c.req.param("id") ?? "";
    return db.transaction().execute(async (tx) => {
      await changeSpam(tx, table, { id, isSpam, now: now() });
      const lead = await find(tx, id);
      if (!lead) throw new Problem(404, "There is no such entry.");
      await audit(tx, { staffId: c.get("staff").id, what: "lead-judged", target: id });
      if (!isSpam && (await claimMails(tx, table, { id, now: now() }))) {
        await followUp(tx, lead, { ...lead, isSpam }, (office) => notice(lead, office));
      }
      return lead;
    });
  }

  return new Hono()
    .post("/enquiry/:id/spam", describes.judgeEnquiry, staffOnly, limitBody, async (c) => {
      const data = await judge(c, {
        table: "enquiry",
        find: findEnquiry,
        notice: newEnquiryMail,
      });
      outbox.wake();
      return c.json({ data });
    })
    .post("/contact/:id/spam", describes.judgeMessage, staffOnly, limitBody, async (c) => {
      const data = await judge(c, {
        table: "contact_message",
        find: findContactMessage,
        notice: newMessageMail,
      });
      outbox.wake();
      return c.json({ data });
    });
}
