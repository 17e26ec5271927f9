import { hash, randomUUIDv7 } from "node:crypto";
import type { AnswerWay } from "#contract/answering.ts";
import type { LeadAfter } from "#contract/answers/answering.ts";
import type { LeadChangeInput } from "#contract/desk-changes.ts";
import type { ReplyInput } from "#contract/reply-template.ts";
import type { GuardedDependencies, Tx } from "#server/dependencies.ts";
import { Problem } from "#server/http/problem.ts";
import { type AnsweredLead, addAnswer, findByKey, lastMessageId, tieMail } from "./answer-store.ts";
import { stopClock } from "./clock-store.ts";
import { holdAnsweredLead, refuseClosed } from "./held-lead.ts";
import { replyMail } from "./reply-mail.ts";
import { changeWithNote } from "./store.ts";

/** `key` is the browser's own. */
type By = { leadId: string; staffId: string; key: string };

/** The answer's id, the first one's when the same was sent before, and the lead as it is after it. */
export type Given = { id: string } & LeadAfter;

/** What staff do to answer a lead, each in one transaction with its place in the history. */
export function createAnswering({ db, now, outbox, publicUrl }: GuardedDependencies) {
  /** Mails the visitor. */
  async function reply(by: By, input: ReplyInput): Promise<Given> {
    return db.transaction().execute((tx) =>
      answerOnce(tx, { ...by, way: "mail" }, input, async (answerId, lead) => {
        const id = randomUUIDv7();
        const to = { ...lead, lastMessageId: await lastMessageId(tx, lead) };
        await outbox.queue(tx, { id, ...replyMail(input, to, publicUrl) });
        await tieMail(tx, answerId, id);
        return `Answered by mail: ${input.subject}`;
      }),
    );
  }

  /** Notes that the visitor was reached in another way. */
  async function note(by: By, way: Exclude<AnswerWay, "mail">): Promise<Given> {
    return db
      .transaction()
      .execute((tx) => answerOnce(tx, { ...by, way }, { way }, async () => noteTexts[way]));
  }

  /** @throws Problem 404, 409 when the lead is closed, 422 when the key came before with something else. */
  async function answerOnce(
    tx: Tx,
    { leadId, staffId, key, way }: By & { way: AnswerWay },
    input: object,
    answer: (answerId: string, lead: AnsweredLead) => Promise<string>,
  ): Promise<Given> {
    const { held, lead } = await holdAnsweredLead(tx, leadId);
    const bodyHash = hash("sha256", JSON.stringify([leadId, way, input]));
    const ownKey = `${staffId} ${key}`;
    const id = await addAnswer(tx, { key: ownKey, bodyHash, leadId, staffId, way, now: now() });
    if (!id) {
      const before = await repeated(tx, ownKey, bodyHash);
      return { id: before, lead: { id: leadId, version: held.version } };
    }
    refuseClosed(lead);

    // By the answer's own id, so that what it changed is found when it is taken back.
    const by = { changeId: id, staffId, now: now() };
    const note = await answer(id, lead);
    await stopClock(tx, leadId, now());
    const change: LeadChangeInput = {
      ...(held.stage === "new" && { stage: "in-touch" }),
      // Whoever answers what is nobody's sees to it from then on.
      ...(held.owner_id === null && { owner_id: staffId }),
    };
    return { id, lead: await changeWithNote(tx, held, { change, note }, by) };
  }

  return { reply, note };
}

/** What the history says of staff's word. */
export const noteTexts: Readonly<Record<Exclude<AnswerWay, "mail">, string>> = {
  phone: "Answered by phone.",
  chat: "Answered in the messaging app.",
  elsewhere: "Answered elsewhere.",
};

async function repeated(tx: Tx, key: string, bodyHash: string): Promise<string> {
  const before = await findByKey(tx, key);
  if (before?.body_hash === bodyHash) return before.id;
  throw new Problem(422, "This Idempotency-Key was used for something else.");
}
