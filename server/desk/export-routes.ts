import { Hono } from "hono";
import { deskQuery } from "#contract/desk-query.ts";
import type { GuardedDependencies } from "#server/dependencies.ts";
import { csvAnswer } from "#server/http/csv.ts";
import { readQuery } from "#server/http/query.ts";
import * as describes from "./descriptions.ts";
import { everyLead, type WholeRow } from "./export-store.ts";

/** The file's columns, by the words above them. */
const columns: Record<string, (row: WholeRow) => string> = {
  "Received (UTC)": ({ created_at }) => created_at,
  Receipt: ({ receipt }) => receipt,
  Kind: ({ kind }) => kind,
  Stage: ({ stage }) => stage,
  "Lost because": ({ lost_reason }) => lost_reason,
  Owner: ({ owner }) => owner?.email ?? "",
  "Next step": ({ next_step }) => next_step,
  "Next step on": ({ next_step_on }) => next_step_on,
  Office: ({ office }) => office,
  Name: ({ name }) => name,
  Phone: ({ phone }) => phone,
  Email: ({ email }) => email,
  Category: ({ category }) => category,
  Location: ({ location }) => location,
  Text: ({ text }) => text,
  Page: ({ page }) => page,
  Source: ({ source }) => source,
  "Changed (UTC)": ({ changed_at }) => changed_at,
  "In the trash since (UTC)": ({ trashed_at }) => trashed_at,
};

/** The inbox as a file, for the filter and order that are asked for. Mounted at /api/desk. */
export function exportRoutes({ db, now, staffOnly, audit }: GuardedDependencies) {
  return new Hono().get("/leads.csv", describes.leadsFile, staffOnly, async (c) => {
    const query = readQuery(c, deskQuery);
    const entry = { staffId: c.get("staff").id, what: "exported", target: "leads" } as const;
    await db.transaction().execute((tx) => audit(tx, entry));
    const asker = { staffId: c.get("staff").id, now: now() };
    return csvAnswer({
      name: `leads-${now().toISOString().slice(0, 10)}.csv`,
      columns,
      batches: everyLead(db, query, asker),
    });
  });
}
