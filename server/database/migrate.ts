import type { Migration } from "kysely/migration";
import { Migrator } from "kysely/migration";
import type { Database } from "./connect.ts";
import * as leads from "./migrations/001-leads.ts";
import * as staff from "./migrations/002-staff.ts";
import * as mail from "./migrations/003-mail.ts";
import * as blog from "./migrations/004-blog.ts";
import * as botCheck from "./migrations/005-bot-check.ts";
import * as staffAccess from "./migrations/006-staff-access.ts";
import * as pictures from "./migrations/007-pictures.ts";
import * as spamAndConsent from "./migrations/008-spam-and-consent.ts";
import * as blogVersion from "./migrations/012-blog-version.ts";

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
  "012-blog-version": blogVersion,
};

/** Brings the tables up to date. Several instances may call it at once: PostgreSQL lets one run at a time. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
