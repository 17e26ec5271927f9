import { randomUUIDv7 } from "node:crypto";
import type { Kysely } from "kysely";
import type { ContactInput, ContactMessage, Enquiry, EnquiryInput } from "#contract/leads.ts";
import { keptInsert } from "#server/database/kept-query.ts";
import type { Schema } from "#server/database/schema.ts";
import type { Judgement } from "./judgement.ts";
import { newReceipt } from "./receipt.ts";
import { addTraces } from "./trace-store.ts";

const insertEnquiry = keptInsert("enquiry");
const insertContactMessage = keptInsert("contact_message");
const personColumns = ["id", "receipt", "name", "phone", "email", "created_at"] as const;

/** `now` is passed in so that tests can hold the clock still. */
export async function addEnquiry(
  db: Kysely<Schema>,
  { number, ...fields }: EnquiryInput,
  judgement: Judgement,
  now: Date,
): Promise<Enquiry> {
  const row = { ...fields, phone: number, ...leadStamp(now) };
  await insertEnquiry(db, { ...row, ...marksOf(judgement, row) });
  await addTraces(db, judgement, { enquiry_id: row.id, created_at: row.created_at });
  return row;
}

/** All enquiries, newest first, likely spam among them; without the trash. */
export async function listEnquiries(db: Kysely<Schema>): Promise<Enquiry[]> {
  return db
    .selectFrom("enquiry")
    .select([...personColumns, "category", "location", "doubt"])
    .where("is_trashed", "=", 0)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Stores a contact message with how it was judged, in the caller's transaction. */
export async function addContactMessage(
  db: Kysely<Schema>,
  fields: ContactInput,
  judgement: Judgement,
  now: Date,
): Promise<ContactMessage> {
  const row = { ...fields, ...leadStamp(now) };
  await insertContactMessage(db, { ...row, ...marksOf(judgement, row) });
  await addTraces(db, judgement, { message_id: row.id, created_at: row.created_at });
  return row;
}

/** All contact messages, newest first, likely spam among them; without the trash. */
export async function listContactMessages(db: Kysely<Schema>): Promise<ContactMessage[]> {
  return db
    .selectFrom("contact_message")
    .select([...personColumns, "message"])
    .where("is_trashed", "=", 0)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

function leadStamp(now: Date) {
  return { id: randomUUIDv7(), receipt: newReceipt(), created_at: now.toISOString() };
}

function marksOf(
  { isSpam, points, reasons, consents }: Judgement,
  { created_at }: ReturnType<typeof leadStamp>,
) {
  return {
    is_spam: Number(isSpam),
    spam_points: points,
    spam_reasons: JSON.stringify(reasons),
    consents: JSON.stringify(consents),
    mailed_at: isSpam ? "" : created_at,
  };
}
