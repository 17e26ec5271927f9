import { randomUUID } from "node:crypto";
import type { LeadKind, Office, Stage } from "#contract/desk.ts";
import type { Db } from "#server/database/schema.ts";

export type LeadOnDesk = {
  kind: LeadKind;
  name: string;
  category: string;
  stage: Stage;
  office: Office;
  source: string;
  created_at: string;
  due_at: string;
  first_answer_at: string;
  trashed_at: string;
  next_step: string;
  next_step_on: string;
};

/** A lead of any time, as the desk holds it. Gives its id. */
export async function addLeadOnDesk(db: Db, lead: Partial<LeadOnDesk> = {}): Promise<string> {
  const {
    kind = "enquiry",
    name = "Anjali Mathew",
    category = kind === "enquiry" ? "TN visa" : "",
    created_at = "2026-03-02T08:00:00.000Z",
    ...others
  } = lead;
  const id = randomUUID();
  const person = { name, phone: "5125550142", email: "anjali@example.com" };
  const common = { id, receipt: id.slice(0, 8), ...person, created_at };
  if (kind === "enquiry") {
    const written = { category, location: "", doubt: "" };
    await db
      .insertInto("enquiry")
      .values({ ...common, ...written })
      .execute();
  } else {
    await db
      .insertInto("contact_message")
      .values({ ...common, message: "" })
      .execute();
  }
  await db
    .insertInto("desk_lead")
    .values({
      id,
      kind,
      enquiry_id: kind === "enquiry" ? id : null,
      message_id: kind === "enquiry" ? null : id,
      person_id: null,
      owner_id: null,
      name_key: name.toLowerCase(),
      category,
      stage: "new",
      office: "austin",
      created_at,
      changed_at: created_at,
      ...others,
    })
    .execute();
  return id;
}
