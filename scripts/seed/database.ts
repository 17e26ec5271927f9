import type { Db } from "#server/database/schema.ts";

/** What a seed puts in, in the order in which it can be deleted; a post's images go with the post. */
const tables = {
  lead_arrival: "leads that have just come",
  enquiry: "enquiries",
  contact_message: "messages",
  subscription: "subscribers",
  campaign: "campaigns",
  post: "posts",
  mail: "mails",
  idempotency_key: "idempotency keys",
  reply_template: "templates",
} as const;

const tableNames = Object.keys(tables) as (keyof typeof tables)[];

/** How much is in the database, in words such as "40 enquiries, 20 messages"; empty when nothing is. */
export async function whatIsThere(db: Db): Promise<string> {
  const counts = await Promise.all(
    tableNames.map(async (table) => {
      const { count } = await db
        .selectFrom(table)
        .select((query) => query.fn.countAll().as("count"))
        .executeTakeFirstOrThrow();
      return { table, count: Number(count) };
    }),
  );
  return counts
    .filter(({ count }) => count > 0)
    .map(({ table, count }) => `${count} ${tables[table]}`)
    .join(", ");
}

/** Everything but staff and their logins, at once or not at all. */
export async function deleteAll(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const table of tableNames) await tx.deleteFrom(table).execute();
    // What is kept of leads has gone with them; whose they were has not.
    await tx.deleteFrom("person").execute();
  });
}

/** The admin to log in as: the first that was made. */
export async function firstStaff(db: Db): Promise<{ id: string; email: string }> {
  return db
    .selectFrom("staff")
    .select(["id", "email"])
    .orderBy("created_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirstOrThrow();
}
