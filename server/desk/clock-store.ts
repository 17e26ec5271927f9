import { type Office, openStages } from "#contract/desk.ts";
import type { Db } from "#server/database/schema.ts";
import { own } from "./row-store.ts";

/** A lead that nobody has answered although it is time to say so. Times are ISO 8601, UTC. */
export type SilentLead = {
  id: string;
  receipt: string;
  name: string;
  /** Of an enquiry, else empty. */
  category: string;
  office: Office;
  due_at: string;
  escalate_at: string;
  /** Null: nobody sees to it yet. */
  owner_email: string | null;
};

/** Those whose next reminder is due, the longest due first. */
export async function listSilent(db: Db, now: Date, limit: number): Promise<SilentLead[]> {
  return db
    .selectFrom("desk_lead")
    .leftJoin("enquiry", "enquiry.id", "desk_lead.enquiry_id")
    .leftJoin("contact_message", "contact_message.id", "desk_lead.message_id")
    .leftJoin("staff", (staff) =>
      staff.onRef("staff.id", "=", "desk_lead.owner_id").on("staff.ended_at", "=", ""),
    )
    .select([
      "desk_lead.id",
      "desk_lead.category",
      "desk_lead.office",
      "desk_lead.due_at",
      "desk_lead.escalate_at",
      "staff.email as owner_email",
      own("receipt").as("receipt"),
      own("name").as("name"),
    ])
    .where("desk_lead.first_answer_at", "=", "")
    .where("desk_lead.escalate_at", ">", "")
    .where("desk_lead.escalate_at", "<=", now.toISOString())
    .where("desk_lead.stage", "in", openStages)
    .where("desk_lead.trashed_at", "=", "")
    .orderBy("desk_lead.escalate_at")
    .orderBy("desk_lead.id")
    .limit(limit)
    .execute();
}

/**
 * Takes a reminder for the transaction `db`, and sets when the next one is due (empty: none). False when another instance has
 * it, or somebody has answered or closed the lead meanwhile.
 */
export async function claimReminder(
  db: Db,
  { id, escalate_at }: SilentLead,
  next: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("desk_lead")
    .set({ escalate_at: next })
    .where("id", "=", id)
    .where("escalate_at", "=", escalate_at)
    .where("first_answer_at", "=", "")
    .where("stage", "in", openStages)
    .where("trashed_at", "=", "")
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/**
 * Starts a lead's clock, once: it runs out at `due`, and half of it is over at `half`. Gives the visitor's time zone, empty
 * where it is not known. The lead has just come from the spam, which counts its version up.
 */
export async function startClock(
  db: Db,
  { id, half, due }: { id: string; half: Date; due: Date },
): Promise<string> {
  const half_at = half.toISOString();
  const started = await db
    .updateTable("desk_lead")
    .set({ due_at: due.toISOString(), half_at, escalate_at: half_at })
    .where("id", "=", id)
    .where("due_at", "=", "")
    .returning("zone")
    .executeTakeFirst();
  return started?.zone ?? "";
}

/** The first answer stops the clock: nobody is reminded any more. Later ones change nothing. */
export async function stopClock(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable("desk_lead")
    .set({ first_answer_at: now.toISOString() })
    .where("id", "=", id)
    .where("first_answer_at", "=", "")
    .execute();
}

/**
 * After an answer has been taken back: the clock stands at the first of those that are left, or goes on as it was, with
 * the reminders that are still to come. Gives that first one, and who gave it: null where they have no login any more.
 */
export async function resumeClock(
  db: Db,
  id: string,
): Promise<{ at: string; staff_id: string | null } | undefined> {
  const first = await db
    .selectFrom("desk_answer")
    .leftJoin("staff", (staff) =>
      staff.onRef("staff.id", "=", "desk_answer.staff_id").on("staff.ended_at", "=", ""),
    )
    .select(["desk_answer.created_at as at", "staff.id as staff_id"])
    .where("lead_id", "=", id)
    .orderBy("desk_answer.created_at")
    .orderBy("desk_answer.id")
    .limit(1)
    .executeTakeFirst();
  await db
    .updateTable("desk_lead")
    .set({ first_answer_at: first?.at ?? "" })
    .where("id", "=", id)
    .execute();
  return first;
}
