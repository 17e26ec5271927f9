import type { Tx } from "#server/dependencies.ts";
import { isPostgres } from "./kind.ts";
import type { Db } from "./schema.ts";

/** PostgreSQL's unique_violation. SQLite has one writer, so that what it finds free stays so. */
const taken = "23505";

const timesAtMost = 3;

/**
 * One transaction, for what looks something up and writes it where it is free. Where another takes it meanwhile, nothing
 * of it is stored, and `work` runs again, and finds it.
 */
export async function inTransaction<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  for (let time = 1; ; time += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!isTaken(error) || time === timesAtMost) throw error;
    }
  }
}

/** Nobody else changes the post until the transaction's end. On SQLite one transaction follows the other. */
export async function holdPost(tx: Db, id: string): Promise<void> {
  if (!isPostgres(tx)) return;
  await tx.selectFrom("post").select("id").where("id", "=", id).forNoKeyUpdate().execute();
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === taken;
}
