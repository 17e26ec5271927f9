import type { DeskLead } from "#contract/answers/desk.ts";
import type { Db } from "#server/database/schema.ts";
import type { Tx } from "#server/dependencies.ts";
import { Problem } from "#server/http/problem.ts";
import { type AnsweredLead, findAnsweredLead } from "./answer-store.ts";
import { findLead } from "./row-store.ts";
import { type HeldLead, holdLeads } from "./store.ts";

/** A lead for a change, held until the transaction's end. @throws Problem 404 */
export async function holdLead(tx: Tx, id: string): Promise<HeldLead> {
  const [held] = await holdLeads(tx, [id]);
  return held ?? noSuchLead();
}

/** The same with what an answer needs to know of it. @throws Problem 404 */
export async function holdAnsweredLead(tx: Tx, id: string) {
  const held = await holdLead(tx, id);
  return { held, lead: (await findAnsweredLead(tx, id)) ?? noSuchLead() };
}

/** One lead with all that is known of it. @throws Problem 404 */
export async function readLead(db: Db, id: string): Promise<DeskLead> {
  return (await findLead(db, id)) ?? noSuchLead();
}

/** @throws Problem 404 */
export function noSuchLead(): never {
  throw new Problem(404, "There is no such lead.");
}

/** @throws Problem 409 for what nobody answers. */
export function refuseClosed({ stage, trashed_at }: AnsweredLead): void {
  if (trashed_at !== "") throw new Problem(409, "This lead is in the trash. Take it out first.");
  if (stage === "spam")
    throw new Problem(409, "This lead is spam. Move it to another stage first.");
}
