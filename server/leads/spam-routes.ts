import { type Context, Hono } from "hono";
import type { LeadTable } from "#server/database/list-tables.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Desk, GuardedDependencies, Judge, StaffEnv, Tx } from "#server/dependencies.ts";
import { limitBody, readBody } from "#server/http/body.ts";
import { Problem } from "#server/http/problem.ts";
import * as describes from "./descriptions.ts";
import { findContactMessage, findEnquiry } from "./page-store.ts";
import { spamInput } from "./spam-input.ts";

type Needs = GuardedDependencies & { desk: Desk; judge: Judge };
type Find = (tx: Tx, id: string) => Promise<object | undefined>;

/** Staff's word on what is spam. Mounted at /api. */
export function spamRoutes({ db, links, outbox, staffOnly, desk, judge, audit }: Needs) {
  const judged = (table: LeadTable, find: Find) => async (c: Context<StaffEnv>) => {
    const { spam: isSpam } = await readBody(c, spamInput);
    await links.ready();
    const id = c.req.param("id") ?? "";
    const staffId = c.get("staff").id;
    const data = await inTransaction(db, async (tx) => {
      // The desk's row first, as on the desk: so that two who judge at once do not wait for each other.
      await desk.judged(tx, { id, isSpam, staffId });
      const isThere = await judge(tx, table, { id, isSpam });
      const lead = isThere ? await find(tx, id) : undefined;
      if (!lead) throw new Problem(404, "There is no such entry.");
      await audit(tx, { staffId, what: "lead-judged", target: id });
      return lead;
    });
    outbox.wake();
    return c.json({ data });
  };
  const enquiry = judged("enquiry", findEnquiry);
  const message = judged("contact_message", findContactMessage);

  return new Hono()
    .post("/enquiry/:id/spam", describes.judgeEnquiry, staffOnly, limitBody, enquiry)
    .post("/contact/:id/spam", describes.judgeMessage, staffOnly, limitBody, message);
}
