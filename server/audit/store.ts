import { randomUUID } from "node:crypto";
import type { AuditEntry, AuditPage } from "#contract/answers/audit.ts";
import type { AuditQuery } from "#contract/audit.ts";
import type { Db } from "#server/database/schema.ts";

const pageRows = 50;

/** Keeps what was done by whom, in the transaction that did it. */
export async function addEntry(
  db: Db,
  entry: Omit<AuditEntry, "id" | "at" | "title">,
  now: Date,
): Promise<void> {
  const row = { ...entry, id: randomUUID(), at: now.toISOString() };
  await db.insertInto("audit_entry").values(row).execute();
}

/** Newest first; of one moment, in one order. */
export async function listEntries(db: Db, asked: AuditQuery): Promise<AuditPage> {
  const { staff, what, before } = asked;
  const [at = "", id = ""] = before.split("_");
  const rows = await db
    .selectFrom("audit_entry")
    .leftJoin("post", "post.id", "target")
    .selectAll("audit_entry")
    .select(({ fn, val }) => fn.coalesce("post.title", val("")).as("title"))
    .$if(staff !== "", (query) => query.where("staff_id", "=", staff))
    .$if(what !== "", (query) => query.where("what", "=", what as AuditEntry["what"]))
    .$if(before !== "", (query) =>
      query.where((row) =>
        row.or([row("at", "<", at), row.and([row("at", "=", at), row("audit_entry.id", "<", id)])]),
      ),
    )
    .orderBy("at", "desc")
    .orderBy("audit_entry.id", "desc")
    .limit(pageRows + 1)
    .execute();
  const data = rows.slice(0, pageRows);
  const last = data.at(-1);
  return { data, next: last && rows.length > pageRows ? `${last.at}_${last.id}` : "" };
}

/** Deletes what happened before `cutoff`. */
export async function removeOldEntries(db: Db, cutoff: Date): Promise<void> {
  await db.deleteFrom("audit_entry").where("at", "<", cutoff.toISOString()).execute();
}
