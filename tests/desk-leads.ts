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
  const [id = ""] = await addLeadsOnDesk(db, 1, lead);
  return id;
}

/** So many that are alike; some rows in a statement, as a list that is worth its test has hundreds. Gives their ids. */
export async function addLeadsOnDesk(
  db: Db,
  count: number,
  lead: Partial<LeadOnDesk> = {},
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (let at = 0; at < count; at += rowsAtATime) {
    const some = ids.slice(at, at + rowsAtATime);
    await addToList(db, some, lead);
    const rows = some.map((id) => onDesk(id, lead));
    await db.insertInto("desk_lead").values(rows).execute();
  }
  return ids;
}

const rowsAtATime = 100;
const anyTime = "2026-03-02T08:00:00.000Z";

async function addToList(
  db: Db,
  ids: readonly string[],
  { kind = "enquiry", name = anybody, created_at = anyTime, ...lead }: Partial<LeadOnDesk>,
) {
  const person = { name, phone: "5125550142", email: "anjali@example.com", created_at };
  const common = ids.map((id) => ({ id, receipt: id.slice(0, 8), ...person }));
  if (kind === "enquiry") {
    const written = { category: lead.category ?? "TN visa", location: "", doubt: "" };
    const rows = common.map((row) => ({ ...row, ...written }));
    await db.insertInto("enquiry").values(rows).execute();
  } else {
    const rows = common.map((row) => ({ ...row, message: "" }));
    await db.insertInto("contact_message").values(rows).execute();
  }
}

const anybody = "Anjali Mathew";

function onDesk(
  id: string,
  { kind = "enquiry", name = anybody, created_at = anyTime, ...others }: Partial<LeadOnDesk>,
) {
  return {
    id,
    kind,
    enquiry_id: kind === "enquiry" ? id : null,
    message_id: kind === "enquiry" ? null : id,
    person_id: null,
    owner_id: null,
    name_key: name.toLowerCase(),
    category: kind === "enquiry" ? "TN visa" : "",
    stage: "new" as const,
    office: "austin" as const,
    created_at,
    changed_at: created_at,
    ...others,
  };
}
