import { resolve } from "node:path";
import type { DatabaseAddress } from "#server/database/connect.ts";

/** So that who forgot a setting sees at once where it went. */
export function placeOf({ databaseUrl, sqliteFile }: DatabaseAddress): string {
  if (!databaseUrl) return resolve(sqliteFile);
  const { host, pathname } = new URL(databaseUrl);
  return `the PostgreSQL of DATABASE_URL, ${host}${pathname}`;
}
