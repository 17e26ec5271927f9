import { randomUUID } from "node:crypto";
import type { LeadVersion } from "#contract/answers/desk.ts";
import type { LeadChangeInput } from "#contract/desk-changes.ts";
import type { GuardedDependencies } from "#server/dependencies.ts";
import { Problem } from "#server/http/problem.ts";
import { findAnswer, madeByAnswer, removeAnswer } from "./answer-store.ts";
import { noteTexts } from "./answering.ts";
import { resumeClock } from "./clock-store.ts";
import { holdLead } from "./held-lead.ts";
import { changeWithNote } from "./store.ts";

type Said = { leadId: string; answerId: string; staffId: string };

/**
 * Takes staff's word that a lead was answered back, whoever gave it and however long ago. The clock goes on as it was, and
 * a lead that is in touch only by that word is new again. One that became somebody's own by it goes to who gave the first
 * answer that is left, or to nobody. A mail is no word: it is with the visitor. Gives the lead as it then is.
 * @throws Problem 404, 409
 */
export async function takeBack(
  { db, now }: Pick<GuardedDependencies, "db" | "now">,
  { leadId, answerId, staffId }: Said,
): Promise<LeadVersion> {
  return db.transaction().execute(async (tx) => {
    const held = await holdLead(tx, leadId);
    const answer = await findAnswer(tx, { id: answerId, leadId });
    if (!answer) throw new Problem(404, "There is no such answer.");
    if (answer.way === "mail") throw new Problem(409, "A mail stays an answer.");

    await removeAnswer(tx, answerId);
    const first = await resumeClock(tx, leadId);
    const made = await madeByAnswer(tx, answerId);
    const by = { changeId: randomUUID(), staffId, now: now() };
    const change: LeadChangeInput = {
      ...(!first && made.stage && held.stage === "in-touch" && { stage: "new" }),
      ...(made.owner_id &&
        held.owner_id === made.owner_id && { owner_id: first?.staff_id ?? null }),
    };
    const note = `Taken back: ${noteTexts[answer.way]}`;
    return changeWithNote(tx, held, { change, note }, by);
  });
}
