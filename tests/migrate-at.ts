import { connect, type DatabaseAddress } from "#server/database/connect.ts";
import { migrate } from "#server/database/migrate.ts";

/** Makes the tables, and lets go of the database. */
export async function migrateAt(address: DatabaseAddress): Promise<void> {
  const db = connect(address, () => undefined);
  await migrate(db);
  await db.destroy();
}
