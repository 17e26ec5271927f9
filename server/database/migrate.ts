import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { Migrator } from "kysely/migration";
import * as leads from "./migrations/001-leads.ts";
import * as staff from "./migrations/002-staff.ts";
import * as mail from "./migrations/003-mail.ts";
import * as blog from "./migrations/004-blog.ts";
import * as botCheck from "./migrations/005-bot-check.ts";
import * as staffAccess from "./migrations/006-staff-access.ts";
import * as pictures from "./migrations/007-pictures.ts";
import * as spamAndConsent from "./migrations/008-spam-and-consent.ts";
import * as privacy from "./migrations/009-privacy.ts";
import * as limits from "./migrations/010-limits.ts";
import * as backups from "./migrations/011-backups.ts";
import * as blogVersion from "./migrations/012-blog-version.ts";
import * as lists from "./migrations/013-lists.ts";
import * as desk from "./migrations/014-desk.ts";
import * as clock from "./migrations/015-clock.ts";
import * as people from "./migrations/016-people.ts";
import * as visits from "./migrations/017-visits.ts";
import * as campaigns from "./migrations/018-campaigns.ts";
import * as deskEdges from "./migrations/019-desk.ts";
import * as leadWrites from "./migrations/020-lead-writes.ts";
import * as shownPictures from "./migrations/021-shown-pictures.ts";
import * as newestTraces from "./migrations/022-newest-traces.ts";
import * as wordParts from "./migrations/024-word-parts.ts";
import * as foundTexts from "./migrations/025-found-texts.ts";
import * as postSearch from "./migrations/026-post-search.ts";
import * as postChanged from "./migrations/027-post-changed.ts";
import * as newLeads from "./migrations/028-new-leads.ts";
import * as deskArrivals from "./migrations/029-desk-arrivals.ts";
import * as leadTriggers from "./migrations/030-lead-triggers.ts";
import * as leadArrivals from "./migrations/031-lead-arrivals.ts";
import * as knownNetworksEnd from "./migrations/032-known-networks-end.ts";
import * as campaignCounts from "./migrations/033-campaign-counts.ts";
import * as callBacks from "./migrations/034-call-backs.ts";
import * as whoInvited from "./migrations/035-who-invited.ts";
import * as subscriberStates from "./migrations/036-subscriber-states.ts";
import * as oneOrderOneIndex from "./migrations/037-one-order-one-index.ts";
import { hasRows } from "./rows.ts";
import type { Db } from "./schema.ts";

/** Run in this order, each once; a migration that has been released is never changed. */
const migrations: Record<string, Migration> = {
  "001-leads": leads,
  "002-staff": staff,
  "003-mail": mail,
  "004-blog": blog,
  "005-bot-check": botCheck,
  "006-staff-access": staffAccess,
  "007-pictures": pictures,
  "008-spam-and-consent": spamAndConsent,
  "009-privacy": privacy,
  "010-limits": limits,
  "011-backups": backups,
  "012-blog-version": blogVersion,
  "013-lists": lists,
  "014-desk": desk,
  "015-clock": clock,
  "016-people": people,
  "017-visits": visits,
  "018-campaigns": campaigns,
  "019-desk": deskEdges,
  "020-lead-writes": leadWrites,
  "021-shown-pictures": shownPictures,
  "022-newest-traces": newestTraces,
  "024-word-parts": wordParts,
  "025-found-texts": foundTexts,
  "026-post-search": postSearch,
  "027-post-changed": postChanged,
  "028-new-leads": newLeads,
  "029-desk-arrivals": deskArrivals,
  "030-lead-triggers": leadTriggers,
  "031-lead-arrivals": leadArrivals,
  "032-known-networks-end": knownNetworksEnd,
  "033-campaign-counts": campaignCounts,
  "034-call-backs": callBacks,
  "035-who-invited": whoInvited,
  "036-subscriber-states": subscriberStates,
  "037-one-order-one-index": oneOrderOneIndex,
};

/** The names of all, in their order: what a database of this version has seen. */
export const migrationNames = Object.keys(migrations);

type Choices = {
  /** Called before tables that hold something are changed; what it throws stops the change. */
  backUp?: () => Promise<void>;
  /** For tests: other migrations than the product's. */
  all?: Record<string, Migration>;
};

/**
 * Brings the tables up to date, all or nothing: one that breaks takes back those before it, too. Several instances
 * may call it at once: the database lets one run at a time.
 */
export async function migrate(db: Db, { backUp, all = migrations }: Choices = {}): Promise<void> {
  const seen = await listSeen(db);
  refuseNewer(seen, all);
  const isBehind = Object.keys(all).some((name) => !seen.includes(name));
  if (backUp && isBehind && (await hasRows(db))) await backUp();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** The names of what the database has seen, in their order. */
async function listSeen(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** After a way back to this version. Kysely would call its tables corrupted. */
function refuseNewer(seen: readonly string[], all: Record<string, Migration>): void {
  const newer = seen.find((name) => !(name in all));
  if (newer === undefined) return;
  throw new Error(
    `the database is of a newer version: it has the change ${newer}, which this one does not know. Start the newer one, or put back the file before-migration-… of DATA_DIR/backups with npm run restore.`,
  );
}
