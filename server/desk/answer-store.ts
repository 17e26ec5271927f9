import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { AnswerWay } from "#contract/answering.ts";
import type { DeskAnswer } from "#contract/answers/answering.ts";
import type { Office, Stage } from "#contract/desk.ts";
import { mailLeaseMs } from "#contract/mail-lease.ts";
import type { Db } from "#server/database/schema.ts";
import type { StoredChange } from "./lead-fields.ts";
import { wordsOf } from "./reply-mail.ts";
import { own, ownerOf } from "./row-store.ts";

/** What an answer needs to know of its lead. */
export type AnsweredLead = {
  id: string;
  receipt: string;
  name: string;
  email: string;
  category: string;
  office: Office;
  stage: Stage;
  trashed_at: string;
};

/** Also one in the trash; undefined when there is none. */
export async function findAnsweredLead(db: Db, id: string): Promise<AnsweredLead | undefined> {
  return db
    .selectFrom("desk_lead")
    .leftJoin("enquiry", "enquiry.id", "desk_lead.enquiry_id")
    .leftJoin("contact_message", "contact_message.id", "desk_lead.message_id")
    .select([
      "desk_lead.id",
      "desk_lead.category",
      "desk_lead.office",
      "desk_lead.stage",
      "desk_lead.trashed_at",
      own("receipt").as("receipt"),
      own("name").as("name"),
      own("email").as("email"),
    ])
    .where("desk_lead.id", "=", id)
    .executeTakeFirst();
}

type NewAnswer = {
  key: string;
  bodyHash: string;
  leadId: string;
  staffId: string;
  way: AnswerWay;
  now: Date;
};

/** Gives the answer's id; undefined when one with that key is there already. */
export async function addAnswer(
  db: Db,
  { key, bodyHash, leadId, staffId, way, now }: NewAnswer,
): Promise<string | undefined> {
  const id = randomUUID();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("desk_answer")
    .values({
      id,
      key,
      body_hash: bodyHash,
      lead_id: leadId,
      staff_id: staffId,
      mail_id: null,
      way,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1 ? id : undefined;
}

/** Takes back that something was an answer. */
export async function removeAnswer(db: Db, id: string): Promise<void> {
  await db.deleteFrom("desk_answer").where("id", "=", id).execute();
}

/** What an answer made of its lead; the change has the answer's own id. */
export async function madeByAnswer(db: Db, answerId: string): Promise<StoredChange> {
  const made = await db
    .selectFrom("desk_change")
    .select("after")
    .where("change_id", "=", answerId)
    .where("note", "=", "")
    .executeTakeFirst();
  return made ? JSON.parse(made.after) : {};
}

/** Ties a queued mail to its answer. */
export async function tieMail(db: Db, answerId: string, mailId: string): Promise<void> {
  await db.updateTable("desk_answer").set({ mail_id: mailId }).where("id", "=", answerId).execute();
}

/** The answers to a lead, newest first. */
export async function listAnswers(db: Db, leadId: string): Promise<DeskAnswer[]> {
  const rows = await answersQuery(db)
    .where("desk_answer.lead_id", "=", leadId)
    .orderBy("desk_answer.created_at", "desc")
    .orderBy("desk_answer.id")
    .execute();
  return rows.map(answerFrom);
}

/** One of a lead's answers. */
export async function findAnswer(
  db: Db,
  { id, leadId }: { id: string; leadId: string },
): Promise<DeskAnswer | undefined> {
  const row = await answersQuery(db)
    .where("desk_answer.id", "=", id)
    .where("desk_answer.lead_id", "=", leadId)
    .executeTakeFirst();
  return row && answerFrom(row);
}

/** What was sent under a key before. */
export async function findByKey(
  db: Db,
  key: string,
): Promise<{ id: string; body_hash: string } | undefined> {
  return db
    .selectFrom("desk_answer")
    .select(["id", "body_hash"])
    .where("key", "=", key)
    .executeTakeFirst();
}

function answersQuery(db: Db) {
  return db
    .selectFrom("desk_answer")
    .leftJoin("staff", "staff.id", "desk_answer.staff_id")
    .leftJoin("mail", "mail.id", "desk_answer.mail_id")
    .select([
      "desk_answer.id",
      "desk_answer.lead_id",
      "desk_answer.way",
      "desk_answer.created_at",
      "desk_answer.staff_id",
      "staff.email",
      "staff.name",
      "mail.subject",
      "mail.text",
      "mail.state",
      "mail.tries",
      "mail.next_try_at",
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof answersQuery>["execute"]>>[number];

function answerFrom({
  id,
  way,
  created_at,
  staff_id,
  email,
  name,
  subject,
  text,
  ...row
}: Row): DeskAnswer {
  const { state, tries, next_try_at } = row;
  const isMail = subject !== null && text !== null && state !== null;
  return {
    id,
    way,
    at: created_at,
    staff: ownerOf(staff_id, email, name),
    mail: isMail
      ? { subject, text: wordsOf(text), state, tries: tries ?? 0, next_try_at: next_try_at ?? "" }
      : null,
  };
}

/** The Message-ID of the last mail to the visitor about this lead; empty without one. */
export async function lastMessageId(db: Db, { id, email }: AnsweredLead): Promise<string> {
  const row = await db
    .selectFrom("mail")
    .select("message_id")
    .where("lead_id", "=", id)
    .where("recipient", "=", email)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row?.message_id ?? "";
}

/**
 * Puts a mail up for the next look that was given up, or that waits for a later try. False when it was sent, or may be under
 * way right now: a worker's claim on a mail ends after its lease.
 */
export async function retryMail(db: Db, answerId: string, now: Date): Promise<boolean> {
  const claimsEnd = new Date(now.getTime() + mailLeaseMs).toISOString();
  const { numUpdatedRows } = await db
    .updateTable("mail")
    .set({ state: "waiting", next_try_at: now.toISOString() })
    .where("id", "in", (query) =>
      query
        .selectFrom("desk_answer")
        .select((row) => row.fn.coalesce("mail_id", sql.lit("")).as("mail_id"))
        .where("id", "=", answerId),
    )
    .where((mail) =>
      mail.or([
        mail("state", "=", "failed"),
        mail.and([mail("state", "=", "waiting"), mail("next_try_at", ">", claimsEnd)]),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}
