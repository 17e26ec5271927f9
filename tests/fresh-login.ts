import { randomUUID } from "node:crypto";
import type { Database } from "#server/database/connect.ts";
import { addLogin, addStaff, findStaff } from "#server/staff/store.ts";

/** The token of somebody who has just come. Past the password, which would cost a tenth of a second. */
export async function freshToken(db: Database, now: Date): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await addStaff(db, { email, passwordHash: "", now });
  const staff = await findStaff(db, email);
  if (!staff) throw new Error("The staff row is missing");
  return addLogin(db, staff.id, now);
}
