import { sql } from "kysely";
import type { Db } from "#server/database/schema.ts";

type Counts = {
  enquiries: number;
  /** One in so many is likely spam; 0: none. */
  spamEvery?: number;
};

const secondMs = 1000;
const start = Date.parse("2026-01-01T00:00:00.000Z");

/**
 * Enquiries of "Visitor 0001" and so on, a second apart, every second one from Kochi and the others from Austin, past
 * the rules and the mails: a test of many would else take minutes.
 */
export async function addLeads(db: Db, { enquiries, spamEvery = 0 }: Counts): Promise<void> {
  const rows = Array.from({ length: enquiries }, (_, index) => enquiry(index + 1, spamEvery));
  await db.transaction().execute(async (tx) => {
    for (let at = 0; at < rows.length; at += 100) {
      await tx
        .insertInto("enquiry")
        .values(rows.slice(at, at + 100))
        .execute();
    }
  });
  await sql`analyze`.execute(db);
}

function enquiry(number: number, spamEvery: number) {
  const digits = String(number).padStart(4, "0");
  return {
    id: `00000000-0000-4000-8000-${digits.padStart(12, "0")}`,
    receipt: `E-${digits}`,
    name: `Visitor ${digits}`,
    phone: `512555${digits}`,
    email: `visitor${digits}@example.com`,
    category: number % 3 === 0 ? "Student Visa" : "TN Visa",
    location: number % 2 === 0 ? "Kochi" : "Austin",
    doubt: "How long does it take?",
    created_at: new Date(start + number * secondMs).toISOString(),
    is_spam: spamEvery > 0 && number % spamEvery === 0 ? 1 : 0,
  };
}
