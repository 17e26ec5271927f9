import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { ContactInput, ContactMessage, Enquiry, EnquiryInput } from "#contract/leads.ts";
import type { Schema } from "#server/database/schema.ts";
import { newReceipt } from "./receipt.ts";

/** `now` is passed in so that tests can hold the clock still. */
export async function addEnquiry(
  db: Kysely<Schema>,
  { number, ...fields }: EnquiryInput,
  now: Date,
): Promise<Enquiry> {
  const row = { ...fields, phone: number, ...leadStamp(now) };
  await db.insertInto("enquiry").values(row).execute();
  return row;
}

/** All enquiries, newest first. */
export async function listEnquiries(db: Kysely<Schema>): Promise<Enquiry[]> {
  return db.selectFrom("enquiry").selectAll().orderBy("created_at", "desc").orderBy("id").execute();
}

export async function addContactMessage(
  db: Kysely<Schema>,
  fields: ContactInput,
  now: Date,
): Promise<ContactMessage> {
  const row = { ...fields, ...leadStamp(now) };
  await db.insertInto("contact_message").values(row).execute();
  return row;
}

/** All contact messages, newest first. */
export async function listContactMessages(db: Kysely<Schema>): Promise<ContactMessage[]> {
  return db
    .selectFrom("contact_message")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

function leadStamp(now: Date) {
  return { id: randomUUID(), receipt: newReceipt(), created_at: now.toISOString() };
}
