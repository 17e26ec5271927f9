import { CompiledQuery } from "kysely";
import type { Db } from "#server/database/schema.ts";

/** Compiled once: it is asked with every page of the blog. */
const question = CompiledQuery.raw("select version from blog_version");

/** A number that every change of what readers see counts up; undefined when the database does not answer. */
export async function blogVersion(db: Db): Promise<number | undefined> {
  try {
    const { rows } = await db.executeQuery<{ version: number }>(question);
    return rows[0]?.version;
  } catch {
    return undefined;
  }
}
