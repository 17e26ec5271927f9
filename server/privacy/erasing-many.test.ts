import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Db } from "#server/database/schema.ts";
import { isPostgres } from "#tests/fresh-database.ts";
import { startTestApp } from "#tests/kit.ts";

const email = "sender@example.com";

/** Messages from one address, each with the answer that is kept for its send, past the rules and the mails. */
async function addMessages(db: Db, count: number, now: Date): Promise<void> {
  const at = now.toISOString();
  const numbers = isPostgres
    ? sql`select value from generate_series(1, ${sql.lit(count)}) as series (value)`
    : sql`with recursive series (value) as (
        select 1 union all select value + 1 from series where value < ${sql.lit(count)}
      ) select value from series`;
  const id = sql`'00000000-0000-4000-8000-' || (100000000000 + value)`;
  await sql`insert into contact_message (id, receipt, name, phone, email, message, created_at)
    select ${id}, 'M-' || value, 'Asha', '', ${sql.lit(email)}, 'Hello', ${sql.lit(at)}
    from (${numbers}) as numbers`.execute(db);
  await sql`insert into idempotency_key (key, body_hash, answer, created_at)
    select 'key-' || value, '', '{"status":201,"data":{"id":"' || ${id} || '"}}', ${sql.lit(at)}
    from (${numbers}) as numbers`.execute(db);
}

test("who has sent very much is erased, with each kept answer", async () => {
  const app = await startTestApp();
  const { db } = app.database;
  await addMessages(db, 12_000, app.clock.now());

  const answer = await app.asStaff().post("/api/personal-data/erase", { email });

  expect(answer).toMatchObject({ status: 200, data: { leads: 12_000 } });
  expect(await db.selectFrom("idempotency_key").select("key").execute()).toEqual([]);
});
