import { randomUUID } from "node:crypto";
import type { Db } from "#server/database/schema.ts";
import { addLogin, addStaff, findStaff } from "#server/staff/store.ts";

/** The token of somebody who has just come. Past the password, which would cost a tenth of a second. */
export async function freshToken(db: Db, now: Date): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await addStaff(db, { email, passwordHash: "", now });
  const staff = await findStaff(db, email);
  if (!staff) throw new Error("The staff row is missing");
  return addLogin(db, staff.id, now);
}
