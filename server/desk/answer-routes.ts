import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { answeredInput, handOverInput } from "#contract/answering.ts";
import { replyInput } from "#contract/reply-template.ts";
import type { GuardedDependencies, StaffEnv } from "#server/dependencies.ts";
import { limitBody, readBody } from "#server/http/body.ts";
import { once, sendKeyOf } from "#server/http/once.ts";
import { Problem } from "#server/http/problem.ts";
import { findAnswer, findAnsweredLead, listAnswers, retryMail } from "./answer-store.ts";
import { createAnswering, type Given } from "./answering.ts";
import * as describes from "./answering-descriptions.ts";
import { handOver } from "./hand-over.ts";
import { noSuchLead } from "./held-lead.ts";
import { takeBack } from "./take-back.ts";

/** Answering a lead. Mounted at /api/desk/leads. */
export function answerRoutes(dependencies: GuardedDependencies) {
  const { db, now, outbox, staffOnly } = dependencies;
  const answering = createAnswering(dependencies);

  async function answered(c: Context, { id, lead }: Given) {
    outbox.wake();
    const answer = await findAnswer(db, { id, leadId: lead.id });
    return c.json({ data: { ...answer, lead } }, 201);
  }

  return new Hono<StaffEnv>()
    .get("/:id/answers", describes.answers, staffOnly, async (c) => {
      const id = c.req.param("id");
      if (!(await findAnsweredLead(db, id))) noSuchLead();
      return c.json({ data: await listAnswers(db, id) });
    })
    .post("/:id/reply", describes.reply, staffOnly, limitBody, async (c) => {
      const by = byOf(c);
      const input = await readBody(c, replyInput);
      return answered(c, await answering.reply(by, input));
    })
    .post("/:id/answers", describes.answered, staffOnly, limitBody, async (c) => {
      const by = byOf(c);
      const { way } = await readBody(c, answeredInput);
      return answered(c, await answering.note(by, way));
    })
    .delete("/:id/answers/:answer", describes.takenBack, staffOnly, async (c) => {
      const answerId = c.req.param("answer");
      const staffId = c.get("staff").id;
      const said = { leadId: c.req.param("id"), answerId, staffId };
      return c.json({ data: { id: answerId, lead: await takeBack(dependencies, said) } });
    })
    .post("/:id/answers/:answer/retry", describes.retried, staffOnly, async (c) => {
      const by = { id: c.req.param("answer"), leadId: c.req.param("id") };
      const answer = await findAnswer(db, by);
      if (!answer?.mail) throw new Problem(404, "There is no such mail.");
      const isUp = await retryMail(db, by.id, now());
      if (!isUp) throw new Problem(409, "This mail has been sent, or is being sent right now.");
      outbox.wake();
      return c.json({ data: await findAnswer(db, by) });
    })
    .post("/:id/hand-over", describes.handedOver, staffOnly, limitBody, async (c) => {
      const input = await readBody(c, handOverInput);
      const staffId = c.get("staff").id;
      const leadId = c.req.param("id");
      const { data: lead } = await once(c, dependencies, { ...input, staffId }, async (tx) => ({
        status: 200,
        data: await handOver(dependencies, tx, { leadId, staffId, ...input }),
      }));
      outbox.wake();
      return c.json({ data: { lead } });
    });
}

/** @throws Problem 400 when the Idempotency-Key is not one. */
function byOf(c: Context<StaffEnv>) {
  const key = sendKeyOf(c) ?? randomUUID();
  return { leadId: c.req.param("id") ?? "", staffId: c.get("staff").id, key };
}
