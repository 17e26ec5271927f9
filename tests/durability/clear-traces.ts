import { connect } from "#server/database/connect.ts";
import { tableNames } from "#server/database/rows.ts";
import { removeTraces } from "#server/privacy/traces-store.ts";

/** A process of its own: clears the traces in the SQLite file that it is given, and prints by how many MB it grew. */
const [, , sqliteFile = ""] = process.argv;
const bytesPerMB = 1_000_000;

const db = connect({ databaseUrl: undefined, sqliteFile }, () => undefined);
await tableNames(db);
const before = process.memoryUsage.rss();
await removeTraces(db);
// In KiB.
const peak = process.resourceUsage().maxRSS * 1024;
process.stdout.write(String((peak - before) / bytesPerMB));
await db.destroy();
