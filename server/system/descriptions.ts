import * as v from "valibot";
import { describe } from "#server/http/describe.ts";

const count = v.number();
const time = v.string();

export const system = describe({
  summary: "How the site itself is: mails, backup, disk, database, versions, leads of two weeks",
  answers: {
    200: v.object({
      checked_at: time,
      started_at: time,
      outbox: v.object({
        waiting: count,
        sent: count,
        failed: count,
        oldest_waiting_at: v.nullable(time),
      }),
      stuck_leads: count,
      backup: v.nullable(v.object({ made_at: time, file_name: v.string(), bytes: count })),
      disk: v.nullable(v.object({ free_bytes: count, size_bytes: count })),
      database: v.object({ name: v.string(), version: v.string(), bytes: count }),
      versions: v.object({ site: v.string(), node: v.string(), tables: v.string() }),
      is_office_told: v.boolean(),
      days: v.array(
        v.object({
          day: v.string(),
          received: count,
          queued: count,
          sent: count,
          waiting: count,
          failed: count,
        }),
      ),
      overdue_facts: v.array(
        v.object({
          name: v.string(),
          text: v.string(),
          check_again_on: v.string(),
          source_url: v.string(),
        }),
      ),
    }),
  },
  staff: true,
});
