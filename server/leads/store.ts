import type { ContactMessage, Enquiry } from "#contract/answers/leads.ts";
import { keptInserts } from "#server/database/kept-query.ts";
import type { LeadTable } from "#server/database/list-tables.ts";
import type { Db } from "#server/database/schema.ts";
import { enquiryOf, messageOf } from "./arrival.ts";
import { addTraces } from "./trace-store.ts";
import type { WeighedLead } from "./weighed-lead.ts";

const insertEnquiries = keptInserts("enquiry");
const insertMessages = keptInserts("contact_message");
const personColumns = ["id", "receipt", "name", "phone", "email", "created_at"] as const;

/** Puts leads on their lists, with what each is found by. */
export async function addLeads(db: Db, leads: readonly WeighedLead[]): Promise<void> {
  await insertEnquiries(
    db,
    leads.flatMap((lead) =>
      lead.form === "enquiry" ? { ...enquiryOf(lead, lead.input), ...marksOf(lead) } : [],
    ),
  );
  await insertMessages(
    db,
    leads.flatMap((lead) =>
      lead.form === "message" ? { ...messageOf(lead, lead.input), ...marksOf(lead) } : [],
    ),
  );
  await addTraces(db, leads);
}

/** Whether a lead on a list has that number. */
export async function isReceiptGiven(db: Db, receipt: string): Promise<boolean> {
  const withIt = (table: LeadTable) =>
    db.selectFrom(table).select("id").where("receipt", "=", receipt);
  const rows = await withIt("enquiry").unionAll(withIt("contact_message")).execute();
  return rows.length > 0;
}

/** All enquiries, newest first, likely spam among them; without the trash. */
export async function listEnquiries(db: Db): Promise<Enquiry[]> {
  return db
    .selectFrom("enquiry")
    .select([...personColumns, "category", "location", "doubt"])
    .where("is_trashed", "=", 0)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** All contact messages, newest first, likely spam among them; without the trash. */
export async function listContactMessages(db: Db): Promise<ContactMessage[]> {
  return db
    .selectFrom("contact_message")
    .select([...personColumns, "message"])
    .where("is_trashed", "=", 0)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

function marksOf({ isSpam, points, reasons, consents, created_at }: WeighedLead) {
  return {
    is_spam: Number(isSpam),
    spam_points: points,
    spam_reasons: JSON.stringify(reasons),
    consents: JSON.stringify(consents),
    mailed_at: isSpam ? "" : created_at,
  };
}
